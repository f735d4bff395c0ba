import Streams
import StreamsTesting
import Testing

struct TimeoutTests {
    @Test func failsWhenNothingComes() {
        marbleTest { time in
            let source = time.hot("a-b-----c-|", error: Bad())
            time.expect(source.timeout(.milliseconds(3), or: Bad()), "a-b--#", error: Bad())
            time.expect(subscriptions: source, "^----!")
        }
    }

    @Test func theFirstElementAndTheEndCountToo() {
        marbleTest { time in
            let late = time.hot("----a", error: Bad()), open = time.hot("a-----|", error: Bad())
            time.expect(late.timeout(.milliseconds(3), or: Bad()), "---#", error: Bad())
            time.expect(open.timeout(.milliseconds(3), or: Bad()), "a--#", error: Bad())
        }
    }

    @Test func whatIsInTimePasses() {
        marbleTest { time in
            let completes = time.hot("a-b--c-|", error: Bad()), fails = time.hot("a-#", error: Bad())
            time.expect(completes.timeout(.milliseconds(3), or: Bad()), "a-b--c-|")
            time.expect(fails.timeout(.milliseconds(3), or: Bad()), "a-#", error: Bad())
            // Scheduled before the timer, so just in time.
            let sharp = time.hot("a--b--|", error: Bad())
            time.expect(sharp.timeout(.milliseconds(3), or: Bad()), "a--b--|")
        }
    }

    @Test func goesOnWithAnotherStream() {
        marbleTest { time in
            let source = time.hot("a-b-----c-|"), other = time.cold("x-----y|")
            time.expect(source.timeout(.milliseconds(3), other: other), "a-b--x-----y|")
            time.expect(source.timeout(.milliseconds(3), other: Observable.of("x", "y")), "a-b--[xy|]")
            time.expect(subscriptions: source, "^----!", "^----!")
            time.expect(subscriptions: other, "-----^------!")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("a-b-----c-|"), other = time.cold("x---y|")
            time.expect(source.timeout(.milliseconds(3), other: other), "a-b", during: "^---!")
            time.expect(source.timeout(.milliseconds(3), other: other), "a-b--x", during: "^------!")
            time.expect(subscriptions: source, "^---!", "^----!")
            time.expect(subscriptions: other, "-----^-!")
        }
    }

    @Test("R33, contract 11: each subscription has its own") func twoSubscriptions() {
        marbleTest { time in
            let timed = time.cold("-a|", error: Bad()).timeout(.milliseconds(2), or: Bad())
            time.expect(timed, "-a|")
            time.expect(timed, "----a|", during: "---^")
        }
    }

    @Test("The failure is made when it is needed") func isLazy() {
        withVirtualTime { time in
            let made = Seen<Int>()
            let make = { @Sendable in
                made.add(1)
                return Bad()
            }
            _ = Observable<Int, Bad>.just(1).timeout(.seconds(1), or: make()).subscribe()
            _ = Observable<Int, Bad>.never().timeout(.seconds(1), or: make()).subscribe()
            #expect(made.all == [])
            time.advance(by: .seconds(2))
            #expect(made.all == [1])
        }
    }

    @Test func theTimerGoesWithTheStream() {
        withVirtualTime { time in
            let subject = PublishSubject<Int, Bad>()
            let subscription = subject.timeout(.seconds(1), or: Bad()).subscribe()
            for x in 0..<1_000 { subject.onNext(x) }
            #expect(time.timers.deadlines.count == 1)
            subject.onCompleted()
            #expect(time.timers.deadlines.isEmpty)
            #expect(subscription.isDisposed)
        }
    }

    @Test("R37: nothing overflows") func extremes() {
        marbleTest { time in
            let source = time.hot("-a|", error: Bad())
            time.expect(source.timeout(.seconds(Int64.max), or: Bad()), "-a|")
            time.expect(source.timeout(.zero, or: Bad()), "#", error: Bad())
            time.expect(source.timeout(.seconds(-5), or: Bad()), "#", error: Bad())
            time.expect(Observable<Int, Bad>.just(1).timeout(.zero, or: Bad()), "(1|)")
        }
    }

    @Test("Contract 8: a stream that nobody else holds still times out") func outlivesASilentSource() {
        withVirtualTime { time in
            let log = Seen<Bad>()
            _ = Observable<Int, Bad>.never().timeout(.seconds(1), or: Bad()).subscribe(onError: { log.add($0) })
            time.advance(by: .seconds(1))
            #expect(log.all == [Bad()])
        }
    }
}
