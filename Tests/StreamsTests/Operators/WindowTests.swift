import Streams
import StreamsTesting
import Testing

struct WindowTests {
    /// Each window's number and what it does.
    func described(_ windows: Observable<Observable<String, Never>, Never>) -> Observable<String, Never> {
        windows.enumerated().flatMap { window in
            window.element.materialize().map { event in
                if case .next(let element) = event { "\(window.index)\(element)" } else { "\(window.index)|" }
            }
        }
    }

    @Test func opensByTimeAndByCount() {
        marbleTest { time in
            let source = time.hot("a-bcd----e-|")
            let windows = source.window(timeSpan: .milliseconds(4), count: 3)
            time.expect(windows.map { _ in "x" }, "x--x---x---|")
            time.expect(
                described(windows), "a-b[cx]d--y-e-[z|]",
                values: [
                    "a": "0a", "b": "0b", "c": "0c", "x": "0|", "d": "1d", "y": "1|", "e": "2e", "z": "2|",
                ])
            time.expect(subscriptions: source, "^----------!", "^----------!")
        }
    }

    @Test func windowsInARowAreTheStream() {
        marbleTest { time in
            let source = time.hot("a-bcd----e-#", error: Bad())
            time.expect(source.window(timeSpan: .milliseconds(2)).merge(), "a-bcd----e-#", error: Bad())
        }
    }

    @Test func theLastWindowFailsWithTheStream() {
        let log = EventLog()
        let subject = PublishSubject<Int, Bad>()
        _ = withVirtualTime { _ in
            subject.window(timeSpan: .seconds(1)).subscribe(
                onNext: { window in _ = log.watch(window) }, onError: { _ in log.add("outer") })
        }
        subject.onNext(1)
        subject.onError(Bad())
        #expect(log.text == "1 #Bad() . outer")
    }

    @Test func aWindowKeepsTheStreamRunning() {
        marbleTest { time in
            let source = time.hot("a-b-c-d-|")
            time.expect(source.window(timeSpan: .milliseconds(3)).take(1).merge(), "a-b|")
            time.expect(subscriptions: source, "^--!")
        }
    }

    @Test func isDisposed() {
        withVirtualTime { time in
            let source = Hand<Int, Never>()
            let windows = Seen<Observable<Int, Never>>()
            let outer = source.window(timeSpan: .seconds(1)).subscribe(onNext: { windows.add($0) })
            let inner = windows.all[0].subscribe()
            #expect(time.timers.deadlines.count == 1)
            outer.dispose()
            #expect(source.live == 1)
            inner.dispose()
            #expect(source.live == 0)
            #expect(time.timers.deadlines.isEmpty)
            #expect(EventLog.of(windows.all[0]) == "| .")
        }
    }

    @Test("R37: no time means one turn of the scheduler, and nothing overflows") func extremes() {
        marbleTest { time in
            let source = time.hot("[ab]--c-|")
            time.expect(source.window(timeSpan: .zero).map { _ in "x" }, "[xx]--x-|")
            time.expect(source.window(timeSpan: .seconds(-1)).map { _ in "x" }, "[xx]--x-|")
            time.expect(source.window(timeSpan: .seconds(Int64.max)).map { _ in "x" }, "x----|")
            time.expect(source.window(timeSpan: .zero, count: 0).map { _ in "x" }, "[xxx]--x-|")
        }
    }
}
