import Streams
import StreamsTesting
import Testing

/// C30, R56: what would otherwise pass, or hang.
@Suite @MainActor struct NeverSilentlyGreenTests {
    @Test func nothingExpected() async {
        let text = "nothing was expected: a marble test without an expectation shows nothing"
        #expect(await failures { await marbleTest { time in await time.advance(by: .seconds(1)) } } == [text])
        #expect(failures { marbleTest { time in _ = time.hot("a") } } == [text])
    }

    @Test func anExpectationAfterTheEnd() async {
        let failures = await failures {
            var late: MarbleTest?
            await marbleTest { time in
                late = time
                time.expect(time.hot("a"), "a")
            }
            late?.expect(Observable<String, Never>.just("b"), "(b|)")
            late?.expectNoLeaks()
        }
        #expect(
            failures == Array(repeating: "said after the test was over: nothing can check it any more", count: 2))
    }

    @Test func anEndlessStream() async {
        let text = """
            ticks(time): does not end, and no window ends it
              virtual time came to 0.05 seconds and found something due at 50 different times; left: 1 timer(s), \
            due at 0.051 seconds. An endless stream needs an end: advance by a duration, or dispose of it.
              Say when to stop looking: during: "^ 20ms !"
            """
        let asynchronous = await failures {
            await marbleTest(limit: 50) { time in
                time.expect(ticks(time), "-ttt")
            }
        }
        #expect(asynchronous == [text])
        let synchronous = failures {
            marbleTest(limit: 50) { time in
                time.expect(ticks(time), "-ttt")
            }
        }
        #expect(synchronous == [text])
    }

    @Test func anEndlessStreamInAWindow() async {
        await marbleTest(limit: 50) { time in time.expect(ticks(time), "-ttt", during: "^---!") }
    }

    @Test func anEndlessStreamThatNeverPauses() async {
        let text = "does not end; given up after more than 10000 values. Take a part of it: take(20)"
        let failures = await failures {
            await marbleTest { time in
                let endless = Observable<String, Never>.just("a").repeat()
                time.expect(endless, "(aa)")
                time.expect(endless.asDriver(), that: "it ends") { _ in true }
            }
        }
        #expect(failures == ["endless: \(text)", "endless.asDriver(): \(text)"])
    }

    @Test func asManyValuesAsTheLimit() {
        marbleTest(limit: 3) { time in time.expect(Observable<String, Never>.of("a", "a", "a"), "(aaa|)") }
        let failures = failures {
            marbleTest(limit: 3) { time in
                let four = Observable<String, Never>.of("a", "a", "a", "a")
                time.expect(four, "(aaaa|)")
            }
        }
        #expect(failures == ["four: does not end; given up after more than 3 values. Take a part of it: take(20)"])
    }

    @Test func anEndlessLoopWithoutDelay() async {
        let text = """
            virtual time stands at 0.0 seconds: 100000 steps ran without the clock moving; left: 1 timer(s), due at \
            0.0 seconds. Something sets itself up again with no delay.
            """
        let synchronous = failures {
            marbleTest { time in
                time.expect(time.hot("a"), "a")
                again(time)
            }
        }
        let asynchronous = await failures {
            await marbleTest { time in
                time.expect(time.hot("a"), "a")
                again(time)
            }
        }
        #expect(synchronous == [text])
        #expect(asynchronous == [text])
    }

    @Test func howMuchMayRunAtOneTime() async {
        let failures = await failures {
            await marbleTest(limit: 20) { time in
                time.expect(time.hot("a"), "a")
                again(time)
            }
        }
        #expect(failures.first?.contains(": 200 steps ran without the clock moving;") == true)
        await marbleTest(limit: .max) { time in time.expect(time.hot("a"), "a") }
    }

    @Test func aBodyThatThrows() async {
        var time: MarbleTest?
        let texts = await failures {
            try await marbleTest {
                time = $0
                $0.expect($0.hot("a"), "b")
                throw Oops()
            }
        }
        #expect(texts == ["the body threw Oops() before its expectation could be checked", "Oops()"])
        #expect(time?.timers.nextDeadline == nil)
        #expect(CurrentScheduler.resolve(.main) is MainScheduler)
        let synchronous = failures {
            try marbleTest {
                $0.expect($0.hot("a"), "b")
                $0.expectNoLeaks()
                throw Oops()
            }
        }
        #expect(synchronous == ["the body threw Oops() before any of its 2 expectations could be checked", "Oops()"])
        #expect(CurrentScheduler.resolve(.main) is MainScheduler)
    }

    @Test func aWindowThatLiesBehind() async {
        let failures = await failures {
            await marbleTest { time in
                let text = time.hot("--a|")
                await time.advance(by: .milliseconds(2))
                time.expect(text, "---|", during: "-^")
            }
        }
        #expect(failures == ["the window -^ opens at 0.001 seconds, but it is 0.002 seconds already"])
    }

    @Test func aStreamThatIsStillOpen() {
        let failures = failures { marbleTest { time in time.expect(time.hot("a"), "a|") } }
        #expect(
            failures == [
                """
                time.hot("a"): not as expected
                  expected  a|
                  actual    a-
                             ^ expected the completion at 1 ms, got nothing; the stream is still open
                """
            ])
    }

    private nonisolated func ticks(_ time: MarbleTest) -> Observable<String, Never> {
        .create { observer in
            let timers = Ticker(time)
            timers.next { observer.onNext("t") }
            return timers.over
        }
    }

    private nonisolated func again(_ time: MarbleTest) {
        time.schedule { self.again(time) }
    }
}

private struct Ticker {
    let time: MarbleTest
    let over = Subscription()

    init(_ time: MarbleTest) {
        self.time = time
    }

    func next(_ action: @escaping @Sendable () -> Void) {
        over.add(
            time.schedule(after: .milliseconds(1)) {
                action()
                if !over.isDisposed { next(action) }
            })
    }
}
