import Streams
import StreamsTesting
import Testing

struct DebounceTests {
    @Test("C19a, R32: of two at the same time, what was scheduled first comes first") func ties() {
        marbleTest { time in
            let source = time.hot("ab--cd-e-f---gh|")
            time.expect(source.debounce(.milliseconds(3)), "------------f--(h|)")
            time.expect(subscriptions: source, "^--------------!")
        }
    }

    @Test("C19b: what is pending is sent on completion") func lastTickAtCompletion() {
        marbleTest { time in
            let ticks = Observable<Int, Never>.interval(.seconds(1)).take(10)
            time.expect(ticks.debounce(.seconds(2)), "10s (9|)")
        }
    }

    @Test("C19c: a burst gives one element") func burst() {
        marbleTest { time in
            let source = time.hot("[abcdefghijk] 20s |")
            time.expect(source.debounce(.seconds(1)), "1s k 19s |")
        }
    }

    @Test("C19d, R33, contract 11: each subscription has its own") func twoSubscriptions() {
        marbleTest { time in
            let debounced = time.hot("a-b----c-|").debounce(.milliseconds(3))
            time.expect(debounced, "-----b---(c|)")
            time.expect(debounced, "---------(c|)", during: "---^")
        }
    }

    @Test("C20: the endings") func endings() {
        marbleTest { time in
            let quiet = Duration.milliseconds(3)
            time.expect(time.cold("a|").debounce(quiet), "-(a|)")
            time.expect(time.cold("a#", error: Bad()).debounce(quiet), "-#", error: Bad())
            time.expect(time.cold("a----#", error: Bad()).debounce(quiet), "---a-#", error: Bad())
            let source = time.hot("a-----")
            time.expect(source.debounce(quiet), "", during: "^-!")
            time.expect(subscriptions: source, "^-!")
        }
    }

    @Test("C20: the timer goes with the subscription") func theTimerGoes() {
        withVirtualTime { time in
            let subject = PublishSubject<Int, Never>()
            let subscription = subject.debounce(.seconds(3)).subscribe()
            subject.onNext(1)
            #expect(time.timers.deadlines.count == 1)
            subscription.dispose()
            #expect(time.timers.deadlines.isEmpty)
        }
    }

    @Test("A million elements, one timer") func holdsOneTimer() {
        withVirtualTime { time in
            let log = Seen<Int>()
            let subject = PublishSubject<Int, Never>()
            let subscription = subject.debounce(.seconds(3)).subscribe(onNext: { log.add($0) })
            for x in 1...1_000_000 { subject.onNext(x) }
            #expect(time.timers.deadlines.count == 1)
            time.advance(by: .seconds(3))
            #expect(log.all == [1_000_000])
            #expect(time.timers.deadlines.isEmpty)
            subscription.dispose()
        }
    }

    @Test("R37: zero and less wait for the scheduler's next turn, huge ones for ever") func extremes() {
        marbleTest { time in
            let source = time.hot("a--b--|")
            time.expect(source.debounce(.zero), "a--b--|")
            time.expect(source.debounce(.seconds(-1)), "a--b--|")
            time.expect(source.debounce(.seconds(Int64.max)), "------(b|)")
        }
    }

    @Test("An element that nobody but the timer holds still comes") func outlivesASilentSource() {
        withVirtualTime { time in
            let log = Seen<Int>()
            // `never` holds nobody, and nobody holds the subscription.
            _ = Observable<Int, Never>.never().startWith(1).debounce(.seconds(1)).subscribe(onNext: { log.add($0) })
            time.advance(by: .seconds(1))
            #expect(log.all == [1])
        }
    }

    @Test("Contract 8: what waits is freed with the subscription") func freesWhatWaits() {
        withVirtualTime { time in
            let subject = PublishSubject<Tracked, Never>()
            weak var waiting: Tracked?
            let subscription = subject.debounce(.seconds(1)).subscribe()
            do {
                let element = Tracked()
                waiting = element
                subject.onNext(element)
            }
            #expect(waiting != nil)
            subscription.dispose()
            #expect(waiting == nil)
        }
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            time.expect(time.driver("ab---c|").debounce(.milliseconds(3)), "----b-(c|)")
            time.expect(time.signal("ab---c|").debounce(.milliseconds(3)), "----b-(c|)")
        }
    }
}
