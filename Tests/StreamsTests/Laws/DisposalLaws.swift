import Marbles
import Testing

@testable import Streams

/// Contract 6: a subscription that is disposed of from inside a handler, also while `subscribe` runs, is over at once.
@MainActor
@Suite struct DisposalLaws {
    @Test(arguments: Catalogue.all, [1, 2, 3])
    func insideAHandler(entry: Entry, ofElement number: Int) {
        withVirtualTime { time in
            let stage = Stage(entry, time)
            let witness = stage.witness { witness, count in if count == number { witness.subscription.dispose() } }
            for element in 1...4 {
                stage.a.send(element)
                stage.b.send(element)
                stage.pass(10)
            }
            stage.a.end(.completed)
            stage.b.end(.completed)
            stage.pass(100)
            check(stage, witness, entry, number)
        }
    }

    @Test(arguments: Catalogue.all, [1, 2, 3])
    func whileSubscribing(entry: Entry, toElement number: Int) {
        withVirtualTime { time in
            let stage = Stage(entry, time, playing: .of(1, 2, 3, 4), and: .of(5, 6))
            let witness = stage.witness { witness, count in if count == number { witness.subscription.dispose() } }
            if witness.subscription.isDisposed { check(stage, witness, entry, number) }
            stage.pass(100)
            check(stage, witness, entry, number)
            witness.subscription.dispose()
        }
    }

    @Test(arguments: Catalogue.all)
    func beforeSubscribing(entry: Entry) {
        withVirtualTime { time in
            let stage = Stage(entry, time, playing: .of(1, 2, 3, 4), and: .of(5, 6))
            let witness = Witness(on: time)
            witness.subscription.dispose()
            witness.subscribe(to: stage.stream)
            stage.pass(100)
            #expect(witness.events == [])
            #expect(stage.remains(of: witness, entry) == [])
        }
    }

    @Test(arguments: Catalogue.all)
    func anEndlessInputStops(entry: Entry) {
        withVirtualTime { time in
            let sent = Cell(0)
            let endless = Observable<Int, Bad>(
                Source { sink, subscription in
                    while !subscription.isDisposed, sent.value < 1_000 {
                        sent.value += 1
                        sink.next(sent.value)
                    }
                })
            let seen = Unchecked(sent)
            let stage = Stage(entry, time, playing: endless, and: .just(5))
            let lastSent = Lock<Int?>(nil)
            let witness = stage.witness { witness, _ in
                witness.subscription.dispose()
                lastSent.withLock { $0 = seen.value.value }
            }
            if let last = lastSent.withLock({ $0 }) {
                #expect(sent.value == last, "the input went on")
                #expect(stage.remains(of: witness, entry) == [])
            }
            witness.subscription.dispose()
        }
    }

    private func check(_ stage: Stage, _ witness: Witness, _ entry: Entry, _ number: Int) {
        #expect(witness.breaches == [])
        #expect(witness.events.count <= number || witness.hasEnded)
        if witness.subscription.isDisposed { #expect(stage.remains(of: witness, entry) == []) }
    }
}
