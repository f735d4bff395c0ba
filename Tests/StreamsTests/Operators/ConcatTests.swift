import Streams
import StreamsTesting
import Testing

private struct Endless: Sequence, Sendable {
    let make: @Sendable (Int) -> Observable<Int, Never>

    func makeIterator() -> AnyIterator<Observable<Int, Never>> {
        var indices = (0...).makeIterator()
        return AnyIterator { indices.next().map(make) }
    }
}

@Suite struct ConcatTests {
    @Test func eachIsSubscribedToWhenTheOneBeforeHasCompleted() {
        let (a, b) = (Hand<Int, Bad>(), Hand<Int, Bad>())
        let log = EventLog()
        let subscription = log.watch(a.concat(b.asObservable()))
        a.send(1)
        b.send(9)
        #expect((a.live, b.live) == (1, 0))
        a.complete()
        #expect((a.live, b.live) == (0, 1))
        b.send(2)
        b.complete()
        #expect(log.text == "1 2 | .")
        #expect(b.live == 0)
        #expect(subscription.isDisposed)
    }

    @Test func aFailureEndsEverything() {
        let (a, b) = (Hand<Int, Bad>(), Hand<Int, Bad>())
        let log = EventLog()
        let subscription = log.watch(Observable.concat(a.asObservable(), b.asObservable()))
        a.send(1)
        a.fail(Bad())
        #expect(log.text == "1 #Bad() .")
        #expect((a.live, b.subscribed) == (0, 0))
        subscription.dispose()
    }

    @Test(arguments: [0, 1]) func disposalReachesTheOneThatRuns(index: Int) {
        let (a, b) = (Hand<Int, Bad>(), Hand<Int, Bad>())
        let subscription = a.concat(b.asObservable()).subscribe()
        if index == 1 { a.complete() }
        #expect(a.live + b.live == 1)
        subscription.dispose()
        #expect(a.live + b.live == 0)
    }

    @Test func noStreamsComplete() {
        #expect(EventLog.of(Observable<Int, Never>.concat([])) == "| .")
    }

    @Test func aHundredThousandTakeConstantStack() async {
        let many = Array(repeating: Observable<Int, Never>.just(1), count: 100_000)
        #expect(await countOnSmallStack(.concat(many)) == "100000 |")
        #expect(await countOnSmallStack(Observable<Observable<Int, Never>, Never>.from(many).concat()) == "100000 |")
    }

    @Test func theSequenceIsAskedForOneAtATime() {
        let hands = [Hand<Int, Never>(), Hand<Int, Never>(), Hand<Int, Never>()]
        let asked = Lock(0)
        let subscription = Observable.concat(
            Endless { index in
                asked.withLock { $0 += 1 }
                return hands[index].asObservable()
            }
        ).subscribe()
        #expect(asked.withLock { $0 } == 1)
        hands[0].complete()
        #expect(asked.withLock { $0 } == 2)
        subscription.dispose()
    }

    @Test @MainActor func driversToo() {
        let log = EventLog()
        log.watch(Driver.of(1).concat(.of(2, 3)).endWith(4, 5)).dispose()
        log.watch(Signal.concat(.of(1), .empty(), .of(2))).dispose()
        #expect(log.text == "1 2 3 4 5 | . 1 2 | .")
    }

    @Test func endWithComesLast() {
        marbleTest { time in
            let subject = PublishSubject<String, Bad>()
            time.schedule(after: .milliseconds(1)) { subject.onNext("a") }
            time.schedule(after: .milliseconds(3)) { subject.onCompleted() }
            time.expect(subject.endWith("x", "y"), "-a-(xy|)")
        }
        #expect(EventLog.of(Observable<Int, Bad>.fail(Bad()).endWith(1)) == "#Bad() .")
    }
}
