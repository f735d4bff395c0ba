import Streams
import StreamsTesting
import Testing

struct ThrottleTests {
    @Test("R34, R36: the first at once, then the latest of each interval") func latest() {
        marbleTest { time in
            let source = time.hot("ab--cd-e-f---gh|")
            time.expect(source.throttle(.milliseconds(3)), "a--b--d--f---g--(h|)")
            time.expect(subscriptions: source, "^--------------!")
        }
    }

    @Test func onlyTheFirst() {
        marbleTest { time in
            let source = time.hot("ab--cd-e-f---gh|")
            time.expect(source.throttle(.milliseconds(3), latest: false), "a---c--e-----g-|")
            time.expect(subscriptions: source, "^--------------!")
        }
    }

    @Test("R34: the last of a burst comes out, also when the stream completes") func holdsCompletionBack() {
        marbleTest { time in
            time.expect(time.cold("(abc|)").throttle(.milliseconds(3)), "a--(c|)")
            time.expect(time.cold("(abc|)").throttle(.milliseconds(3), latest: false), "(a|)")
            time.expect(time.cold("a---|").throttle(.milliseconds(9)), "a---|")
        }
    }

    @Test("R35: after a pause the next burst is throttled again, from the last that was sent") func doesNotDrift() {
        marbleTest { time in
            let source = time.hot("ab-------cd--ef--|")
            time.expect(source.throttle(.milliseconds(4)), "a---b----c---e---(f|)")
        }
    }

    @Test func aSteadyStreamComesAtASteadyPace() {
        marbleTest { time in
            let source = time.hot("0123456789|", of: Int.self)
            time.expect(source.throttle(.milliseconds(3)), "0--3--6--9|")
        }
    }

    @Test func aFailureIsNotHeldBack() {
        marbleTest { time in
            let source = time.hot("ab#", error: Bad())
            time.expect(source.throttle(.milliseconds(9)), "a-#", error: Bad())
            time.expect(subscriptions: source, "^-!")
        }
    }

    @Test("R33, contract 11: each subscription has its own") func twoSubscriptions() {
        marbleTest { time in
            let throttled = time.hot("ab-c-|").throttle(.milliseconds(3))
            time.expect(throttled, "a--c-|")
            time.expect(throttled, "-b--c|", during: "-^")
        }
    }

    @Test func isDisposed() {
        withVirtualTime { time in
            let log = Seen<Int>()
            let subject = PublishSubject<Int, Never>()
            let subscription = subject.throttle(.seconds(1)).subscribe(onNext: { log.add($0) })
            subject.onNext(1)
            subject.onNext(2)
            #expect(time.timers.deadlines.count == 1)
            subscription.dispose()
            #expect(time.timers.deadlines.isEmpty)
            time.advance(by: .seconds(9))
            #expect(log.all == [1])
        }
    }

    @Test func isDisposedWhileItHoldsCompletionBack() {
        marbleTest { time in
            let source = time.hot("(ab|)")
            time.expect(source.throttle(.milliseconds(9)), "a", during: "^---!")
            time.expect(subscriptions: source, "(^!)")
        }
    }

    @Test("R37: nothing overflows") func extremes() {
        marbleTest { time in
            let source = time.hot("ab-c|")
            time.expect(source.throttle(.zero), "ab-c|")
            time.expect(source.throttle(.seconds(-1)), "ab-c|")
            time.expect(source.throttle(.seconds(Int64.max), latest: false), "a---|")
            time.expect(source.throttle(.seconds(Int64.max)), "a", during: "^ 1s !")
        }
    }

    @Test("A million elements, one timer") func holdsOneTimer() {
        withVirtualTime { time in
            let log = Seen<Int>()
            let subject = PublishSubject<Int, Never>()
            let subscription = subject.throttle(.seconds(3)).subscribe(onNext: { log.add($0) })
            for x in 1...1_000_000 { subject.onNext(x) }
            #expect(time.timers.deadlines.count == 1)
            time.advance(by: .seconds(3))
            #expect(log.all == [1, 1_000_000])
            subscription.dispose()
        }
    }

    @Test("Contract 3: what a handler sends comes later") func reentrantSends() {
        withVirtualTime { time in
            let log = Seen<Int>()
            let subject = PublishSubject<Int, Never>()
            let subscription = subject.throttle(.seconds(1)).subscribe(onNext: { x in
                log.add(x)
                if x < 3 { subject.onNext(x + 1) }
            })
            subject.onNext(1)
            #expect(log.all == [1])
            time.advance(by: .seconds(1))
            #expect(log.all == [1, 2])
            time.advance(by: .seconds(1))
            #expect(log.all == [1, 2, 3])
            subscription.dispose()
        }
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            time.expect(time.driver("ab---c|").throttle(.milliseconds(3)), "a--b--(c|)")
            time.expect(time.signal("ab---c|").throttle(.milliseconds(3), latest: false), "a----c|")
        }
    }
}
