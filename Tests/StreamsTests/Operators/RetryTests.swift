import Streams
import StreamsTesting
import Testing

/// Sends 1, 2, … one element an attempt and fails, from the given attempt on it completes.
func failing(until attempt: Int = .max) -> Observable<Int, Bad> {
    let attempts = BehaviorRelay(0)
    return .deferred {
        attempts.update { $0 + 1 }
        let now = attempts.value
        return .concat(.just(now), now < attempt ? .fail(Bad()) : .empty())
    }
}

@Suite struct RetryTests {
    @Test func soManyAttemptsInAll() {
        #expect(EventLog.of(failing().retry(3)) == "1 2 3 #Bad() .")
        #expect(EventLog.of(failing(until: 2).retry(3)) == "1 2 | .")
        #expect(EventLog.of(failing().retry(0)) == "1 #Bad() .")
    }

    @Test func withoutLimitItCannotFail() {
        let never: Observable<Int, Never> = failing(until: 4).retry()
        #expect(EventLog.of(never) == "1 2 3 4 | .")
        let chain: Observable<Int, Bad> = failing(until: 2).retry()
        #expect(EventLog.of(chain) == "1 2 | .")
    }

    @Test func eachAttemptIsDisposedOfBeforeTheNext() {
        let hand = Hand<Int, Bad>()
        let subscription = hand.retry().subscribe()
        #expect((hand.subscribed, hand.live) == (1, 1))
        subscription.dispose()
        #expect(hand.live == 0)
        let relay = PublishRelay<Void>()
        let log = EventLog()
        let steps = relay.setFailureType(to: Bad.self).flatMap { () throws(Bad) -> Observable<Int, Bad> in throw Bad() }
        let again = steps.do(onSubscribe: { log.add("+") }, onDispose: { log.add("-") }).retry().subscribe()
        relay.accept(())
        relay.accept(())
        #expect(log.text == "+ - + - +")
        again.dispose()
        #expect(log.text == "+ - + - + -")
    }

    // C6, R8
    @Test func anEndlessRetryStops() {
        let starts = BehaviorRelay(0)
        let source = Observable<Int, Bad>.of(0).concat(.fail(Bad())).do(onSubscribe: { starts.update { $0 + 1 } })
        #expect(EventLog.of(source.retry().take(1)) == "0 | .")
        #expect(starts.value == 1)
        #expect(EventLog.of(source.retry().take(3)) == "0 0 0 | .")
        #expect(starts.value == 4)
    }

    @Test func aHundredThousandFailuresTakeConstantStack() async {
        let failing = Observable<Int, Bad>.fail(Bad())
        #expect(await countOnSmallStack(failing.retry(100_000)) == "0 #Bad()")
        let count = BehaviorRelay(0)
        let triggered = failing.startWith(1).retry { failures in
            failures.flatMap { failure -> Observable<Int, Bad> in
                count.update { $0 + 1 }
                return count.value < 100_000 ? .just(0) : .fail(failure)
            }
        }
        #expect(await countOnSmallStack(triggered) == "100000 #Bad()")
    }
}
