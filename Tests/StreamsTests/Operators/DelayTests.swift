import Streams
import StreamsTesting
import Testing

struct DelayTests {
    @Test func everythingComesLater() {
        marbleTest { time in
            let source = time.hot("a--b-|")
            time.expect(source.delay(.milliseconds(3)), "---a--b-|")
            time.expect(source.delay(.milliseconds(3)), "------b-|", during: "-^")
            time.expect(subscriptions: source, "^----!", "-^---!")
        }
    }

    @Test func theOrderIsKept() {
        marbleTest { time in
            let source = time.hot("(abc)d(e|)")
            time.expect(source.delay(.milliseconds(20)), "20ms [abc] ---- d [e|]")
        }
    }

    @Test func aFailureIsNotDelayed() {
        marbleTest { time in
            let source = time.hot("a--b#", error: Bad())
            time.expect(source.delay(.milliseconds(3)), "---a#", error: Bad())
            time.expect(subscriptions: source, "^---!")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("a-b-c-|")
            time.expect(source.delay(.milliseconds(3)), "---a", during: "^---!")
            time.expect(subscriptions: source, "^---!")
        }
    }

    @Test func isDisposedAfterTheEndOfTheStream() {
        marbleTest { time in
            let source = time.hot("(ab|)")
            time.expect(source.delay(.milliseconds(3)), "", during: "^-!")
            time.expect(subscriptions: source, "(^!)")
        }
    }

    @Test("R37: nothing overflows") func extremes() {
        marbleTest { time in
            let source = time.hot("a-b|")
            time.expect(source.delay(.zero), "a-b|")
            time.expect(source.delay(.seconds(-7)), "a-b|")
            time.expect(source.delay(.seconds(Int64.max)), "", during: "^ 1s !")
        }
    }

    @Test func holdsOneTimer() {
        withVirtualTime { time in
            let log = Seen<Int>()
            let subject = PublishSubject<Int, Never>()
            let subscription = subject.delay(.seconds(3)).subscribe(onNext: { log.add($0) })
            for x in 1...10_000 { subject.onNext(x) }
            #expect(time.timers.deadlines.count == 1)
            time.advance(by: .seconds(3))
            #expect(log.all == Array(1...10_000))
            subscription.dispose()
        }
    }

    @Test("Contract 10: an element's place is that of the event that brought it") func placesAmongEqualTimes() {
        withVirtualTime { time in
            let log = Seen<String>()
            let subject = PublishSubject<String, Never>()
            let subscription = subject.delay(.seconds(5)).subscribe(onNext: { log.add($0) })
            subject.onNext("a")
            time.advance(by: .seconds(1))
            subject.onNext("b")
            time.schedule(after: .seconds(5)) { log.add("timer") }
            subject.onNext("c")
            time.advance(by: .seconds(5))
            #expect(log.all == ["a", "b", "timer", "c"])
            subscription.dispose()
        }
    }

    @Test("Contract 3: what a handler sends comes later") func reentrantSends() {
        withVirtualTime { time in
            let log = Seen<Int>()
            let subject = PublishSubject<Int, Never>()
            let subscription = subject.delay(.zero).subscribe(onNext: { x in
                log.add(x)
                if x < 4 { subject.onNext(x + 1) }
            })
            subject.onNext(1)
            #expect(log.all == [])
            time.advance(by: .zero)
            #expect(log.all == [1, 2, 3, 4])
            subscription.dispose()
        }
    }

    @Test("Contract 6: a handler that disposes gets nothing more") func disposalInAHandler() {
        marbleTest { time in time.expect(time.cold("(abc|)").delay(.milliseconds(2)).take(2), "--[ab|]") }
    }

    @Test func elementsThatNobodyElseHoldsStillCome() {
        withVirtualTime { time in
            let log = Seen<Int>()
            _ = Observable<Int, Never>.never().startWith(1, 2).delay(.seconds(1)).subscribe(onNext: { log.add($0) })
            time.advance(by: .seconds(1))
            #expect(log.all == [1, 2])
        }
    }

    @Test("Contract 8: what waits is freed with the subscription") func freesWhatWaits() {
        withVirtualTime { time in
            let subject = PublishSubject<Tracked, Never>()
            weak var waiting: Tracked?
            let subscription = subject.delay(.seconds(1)).subscribe()
            do {
                let element = Tracked()
                waiting = element
                subject.onNext(element)
                subject.onCompleted()
            }
            #expect(waiting != nil)
            subscription.dispose()
            #expect(waiting == nil)
        }
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            time.expect(time.driver("a--b-|").delay(.milliseconds(3)), "---a--b-|")
            time.expect(time.signal("a--b-|").delay(.milliseconds(3)), "---a--b-|")
        }
    }
}

struct DelaySubscriptionTests {
    @Test func subscribesLater() {
        marbleTest { time in
            let cold = time.cold("a--b-|"), hot = time.hot("a--b-|")
            time.expect(cold.delaySubscription(.milliseconds(3)), "---a--b-|")
            time.expect(hot.delaySubscription(.milliseconds(2)), "---b-|")
            time.expect(subscriptions: cold, "---^----!")
            time.expect(subscriptions: hot, "--^--!")
        }
    }

    @Test func isDisposedBefore() {
        marbleTest { time in
            let source = time.cold("a|")
            time.expect(source.delaySubscription(.milliseconds(3)), "", during: "^-!")
            time.expect(subscriptions: source)
        }
    }

    @Test func isDisposedAfter() {
        marbleTest { time in
            let source = time.cold("a-b-#", error: Bad())
            time.expect(source.delaySubscription(.milliseconds(1)), "-a-b", during: "^---!")
            time.expect(source.delaySubscription(.milliseconds(1)), "-a-b-#", error: Bad())
            time.expect(subscriptions: source, "-^--!", "-^---!")
        }
    }

    @Test("R37: nothing overflows") func extremes() {
        marbleTest { time in
            let source = time.cold("a|")
            time.expect(source.delaySubscription(.zero), "a|")
            time.expect(source.delaySubscription(.seconds(-9)), "a|")
            time.expect(source.delaySubscription(.seconds(Int64.max)), "", during: "^ 1s !")
        }
    }
}
