import Marbles
import Testing

@testable import Streams

/// Contract 8: inputs are subscribed to when they are needed, not earlier, and let go of when they are not, not later.
@MainActor
@Suite struct WindowLaws {
    @Test(arguments: Catalogue.all)
    func inputsAreOpenAsLongAsTheyAreNeeded(entry: Entry) throws {
        for script in Script.all(for: entry.world) {
            try withVirtualTime { time in try run(entry, script, time) }
        }
    }

    /// Each subscriber has a run of its own, unless the operator shares one, which ends with the last to leave.
    @Test(arguments: Catalogue.all.filter { $0.windows == .whole })
    func onlyWhatSaysSoIsShared(entry: Entry) throws {
        let listeners = ["^-----!", "--^-----!", "----------^---!"]
        let expected = entry.isShared ? ["^-------!", "----------^---!"] : listeners
        try withVirtualTime { time in
            let a: ColdObservable<Int, Bad> = try time.cold("-1--2--3--4--5|", of: Int.self, error: Bad())
            let stream = entry.build(Inputs(a.asObservable(), .never(), time))
            for listener in listeners { _ = try time.record(stream, during: listener) }
            time.advance(by: .milliseconds(19))
            compare("a", try expected.map { try MarbleDiagram.window($0) }, a)
        }
    }

    /// What ends the output, or disposes of it, while an input is subscribed to spares the others.
    @Test(arguments: Catalogue.operators, [1, 2, .max])
    func nothingIsSubscribedToAfterTheEnd(entry: Entry, stopAt last: Int) {
        let ones: [Observable<Int, Bad>] = [
            .never(), .empty(), .fail(Bad()), .just(1), .of(1, 2, 3), Observable.of(1, 2).concat(.fail(Bad())),
        ]
        for a in ones {
            for b in ones {
                withVirtualTime { time in
                    let witness = Witness(on: time, races: entry.traits.contains(.async)) { witness, count in
                        if count == last { witness.subscription.dispose() }
                    }
                    let late = Lock(0)
                    // So that what subscribes again and again comes to rest.
                    let plays = Lock(20)
                    @Sendable func watched(_ input: Observable<Int, Bad>) -> Observable<Int, Bad> {
                        .deferred {
                            if witness.subscription.isDisposed { late.withLock { $0 += 1 } }
                            return plays.withLock { left in
                                left -= 1
                                return left > 0 ? input : .never()
                            }
                        }
                    }
                    witness.subscribe(to: entry.build(Inputs(watched(a), watched(b), time)))
                    time.advance(by: .milliseconds(30))
                    witness.subscription.dispose()
                    #expect(late.withLock { $0 } == 0)
                }
            }
        }
    }

    private func run(_ entry: Entry, _ script: Script, _ time: VirtualScheduler) throws {
        let a = try script.input("a", on: time)
        let b = try script.input("b", on: time)
        let most = Lock(0)
        @Sendable func counted(_ input: ColdObservable<Int, Bad>) -> Observable<Int, Bad> {
            .deferred {
                let isOpen = (a.subscriptions + b.subscriptions).filter { $0.unsubscribed == nil }
                most.withLock { $0 = max($0, isOpen.count + 1) }
                return input.asObservable()
            }
        }
        let witness = Witness(on: time)
        if let end = try script.window().unsubscribed {
            time.timers.once(at: end) { witness.subscription.dispose() }
        }
        witness.subscribe(to: entry.build(Inputs(counted(a), counted(b), time)))
        time.advance(by: .milliseconds(19))

        let expected = try (a: entry.windows.of("a", in: script), b: entry.windows.of("b", in: script))
        compare("a, \(script)", expected.a, a)
        compare("b, \(script)", expected.b, b)
        // What is closed in the same moment is closed first.
        #expect(most.withLock { $0 } == (expected.a + expected.b).mostAtOnce, "open at once, \(script)")
        witness.subscription.dispose()
        #expect((a.subscriptions + b.subscriptions).filter { $0.unsubscribed == nil } == [])
    }

    private func compare(_ name: String, _ expected: [SubscriptionWindow], _ input: ColdObservable<Int, Bad>) {
        if let picture = WindowComparison.difference(name, expected: expected, actual: input.subscriptions) {
            Issue.record("\(picture)")
        }
    }
}

extension [SubscriptionWindow] {
    /// How many are open at the same time.
    fileprivate var mostAtOnce: Int {
        map(\.subscribed).map { time in
            count { window in
                guard let time, let start = window.subscribed else { return false }
                return start <= time && time < window.unsubscribed ?? .seconds(1)
            }
        }.max() ?? 0
    }
}
