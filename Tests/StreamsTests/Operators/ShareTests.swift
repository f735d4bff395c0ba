import Streams
import Testing

private final class Thing: Sendable {}

@Suite struct ShareTests {
    // R14: late subscriber while live, after completion, after failure, after all have left
    @Test func whileConnectedForgetsWithTheLast() {
        let hand = Hand<Int, Never>()
        let shared = hand.share(replay: 2)
        let first = shared.subscribe()
        hand.send(1, 2, 3)
        #expect(EventLog.of(shared) == "2 3 .")
        #expect(hand.subscribed == 1)
        first.dispose()
        #expect(hand.live == 0)
        // R15
        #expect(EventLog.of(shared) == ".")
        #expect(hand.subscribed == 2)
    }

    @Test func whileConnectedStartsAnewAfterTheEnd() {
        for end in [Observable<Int, Bad>.empty(), .fail(Bad())] {
            let starts = BehaviorRelay(0)
            let shared = Observable.of(1).concat(end).do(onSubscribe: { starts.update { $0 + 1 } }).share(replay: 1)
            let words = EventLog.of(shared)
            #expect(EventLog.of(shared) == words)
            #expect(starts.value == 2)
        }
    }

    @Test func foreverKeepsWhatWasSentWhenAllHaveLeft() {
        let hand = Hand<Int, Never>()
        let shared = hand.share(replay: 1, scope: .forever)
        let first = shared.subscribe()
        hand.send(1)
        first.dispose()
        #expect(hand.live == 0)
        let log = EventLog()
        let second = log.watch(shared)
        #expect((hand.subscribed, hand.live) == (2, 1))
        hand.send(2)
        #expect(log.text == "1 2")
        second.dispose()
    }

    // R16, R17
    @Test func foreverKeepsTheEndAndDoesNotStartAgain() {
        for fails in [false, true] {
            let hand = Hand<Int, Bad>()
            let shared = hand.share(replay: 1, scope: .forever)
            let first = shared.subscribe()
            hand.send(1, 2)
            fails ? hand.fail(Bad()) : hand.complete()
            #expect(first.isDisposed)
            #expect(EventLog.of(shared) == (fails ? "2 #Bad() ." : "2 | ."))
            #expect((hand.subscribed, hand.live) == (1, 0))
        }
    }

    // C25
    @Test func nothingIsKeptThatNobodyCanGet() {
        weak var left: Thing?
        weak var ended: Thing?
        let subject = PublishSubject<Thing, Never>()
        let shared = subject.share(replay: 1)
        do {
            let subscription = shared.subscribe()
            let thing = Thing()
            left = thing
            subject.onNext(thing)
            subscription.dispose()
        }
        #expect(left == nil)
        let second = shared.subscribe()
        do {
            let thing = Thing()
            ended = thing
            subject.onNext(thing)
            subject.onCompleted()
        }
        #expect(ended == nil)
        #expect(second.isDisposed)
    }

    @Test @MainActor func aDriverKeepsNothingEither() {
        weak var left: Thing?
        let relay = SignalRelay<Thing>()
        let driver = relay.asSignal().asDriver()
        do {
            let subscription = driver.drive(onNext: { _ in })
            let thing = Thing()
            left = thing
            relay.accept(thing)
            subscription.dispose()
        }
        #expect(left == nil)
    }
}
