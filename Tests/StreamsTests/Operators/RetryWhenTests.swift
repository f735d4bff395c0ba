import Streams
import StreamsTesting
import Testing

@Suite struct RetryWhenTests {
    @Test func aTriggerStartsTheNextAttempt() {
        let hand = Hand<Int, Bad>()
        let log = EventLog()
        let attempts = Observable<Int, Bad>.just(1).concat(.fail(Bad())).do(onSubscribe: { log.add("+") })
        let subscription = log.watch(
            attempts.retry { failures in failures.flatMap { _ in hand.asObservable() } })
        #expect(log.take() == "+ 1")
        hand.send(0)
        #expect(log.take() == "+ 1")
        subscription.dispose()
        #expect(log.text == ".")
        #expect(hand.live == 0)
    }

    @Test func aTriggerWhileItRunsCountsForNothing() {
        let hand = Hand<Int, Bad>()
        let triggers = Hand<Void, Bad>()
        let subscription = hand.retry { _ in triggers.asObservable() }.subscribe()
        triggers.send(())
        #expect((hand.subscribed, triggers.live) == (1, 1))
        subscription.dispose()
        #expect((hand.live, triggers.live) == (0, 0))
    }

    @Test func theEndOfTheTriggersEndsEverything() {
        for fails in [false, true] {
            let hand = Hand<Int, Bad>()
            let triggers = Hand<Void, Bad>()
            let log = EventLog()
            let subscription = log.watch(hand.retry { _ in triggers.asObservable() })
            hand.send(1)
            fails ? triggers.fail(Bad()) : triggers.complete()
            #expect(log.text == (fails ? "1 #Bad() ." : "1 | ."))
            #expect((hand.live, triggers.live) == (0, 0))
            #expect(subscription.isDisposed)
        }
    }

    @Test func givingUpIsAFailureOfTheTriggers() {
        let log = EventLog()
        let count = BehaviorRelay(0)
        let stream = failing().retry { failures in
            failures.flatMap { failure -> Observable<Int, Bad> in
                count.update { $0 + 1 }
                return count.value < 3 ? .just(0) : .fail(failure)
            }
        }
        log.watch(stream).dispose()
        #expect(log.text == "1 2 3 #Bad() .")
    }

    @Test func completionGoesThrough() {
        let triggers = Hand<Void, Bad>()
        #expect(EventLog.of(failing(until: 1).retry { _ in triggers.asObservable() }) == "1 | .")
        #expect(triggers.live == 0)
    }

    // R47
    @Test func eachSubscriptionHasItsOwnTriggers() {
        let made = BehaviorRelay(0)
        let stream = failing(until: 3).retry { failures in
            made.update { $0 + 1 }
            return failures
        }
        #expect(EventLog.of(stream) == "1 2 3 | .")
        #expect(EventLog.of(stream) == "4 | .")
        #expect(made.value == 2)
    }
}
