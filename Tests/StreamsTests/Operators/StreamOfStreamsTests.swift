import Streams
import StreamsTesting
import Testing

struct StreamOfStreamsTests {
    typealias Inner = Observable<String, Never>

    @Test func theLatestReplacesTheOneThatRuns() {
        marbleTest { time in
            let x = time.cold("--1--2--3|"), y = time.cold("--4|")
            let outer = time.hot("-x----y-----|", values: ["x": x.asObservable(), "y": y.asObservable()])
            time.expect(outer.switchLatest(), "---1----4---|")
            time.expect(subscriptions: outer, "^-----------!")
            time.expect(subscriptions: x, "-^----!")
            time.expect(subscriptions: y, "------^--!")
        }
    }

    @Test func allRunAtOnce() {
        marbleTest { time in
            let x = time.cold("--1--2--3|"), y = time.cold("--4|")
            let outer = time.hot("-x----y-----|", values: ["x": x.asObservable(), "y": y.asObservable()])
            time.expect(outer.merge(), "---1--2-43--|")
            time.expect(subscriptions: x, "-^--------!")
            time.expect(subscriptions: y, "------^--!")
        }
    }

    @Test func oneAfterTheOther() {
        marbleTest { time in
            let x = time.cold("--1--2--3|"), y = time.cold("--4|")
            let outer = time.hot("-x----y-----|", values: ["x": x.asObservable(), "y": y.asObservable()])
            time.expect(outer.concat(), "---1--2--3--4|")
            time.expect(subscriptions: x, "-^--------!")
            time.expect(subscriptions: y, "----------^--!")
        }
    }

    @Test("R39: what exceeds the limit waits, nothing is dropped") func atMostTwoRun() {
        marbleTest { time in
            let a = time.cold("-1----|"), b = time.cold("-2--|"), c = time.cold("-3|")
            let outer = time.hot(
                "(abc|)", values: ["a": a.asObservable(), "b": b.asObservable(), "c": c.asObservable()])
            time.expect(outer.merge(maxConcurrent: 2), "-[12]---3|")
            time.expect(subscriptions: c, "----^-!")
        }
    }

    @Test func aLimitBelowOneIsOne() {
        marbleTest { time in
            let a = time.cold("-1-|"), b = time.cold("-2|")
            let outer = Observable<Inner, Never>.of(a.asObservable(), b.asObservable())
            time.expect(outer.merge(maxConcurrent: -3), "-1--2|")
        }
    }

    @Test func failuresOfBothKindsEndEverything() {
        marbleTest { time in
            let x = time.cold("--1--#", error: Bad())
            let outer = time.hot("-x------|", values: ["x": x.asObservable()], error: Bad())
            time.expect(outer.switchLatest(), "---1--#", error: Bad())
            time.expect(subscriptions: outer, "^-----!")
            let failing = time.hot("-x--#", values: ["x": x.asObservable()], error: Bad())
            time.expect(failing.merge(), "---1#", error: Bad())
            time.expect(subscriptions: x, "-^----!", "-^--!")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let x = time.cold("--1--2--3|")
            let outer = time.hot("-x----------|", values: ["x": x.asObservable()])
            time.expect(outer.concat(), "---1--2", during: "^------!")
            time.expect(subscriptions: outer, "^------!")
            time.expect(subscriptions: x, "-^-----!")
        }
    }

    @Test("Contract 7: constant stack") func manySynchronousInners() {
        let count = Seen<Int>()
        let many = Observable<Int, Never>.from(0..<100_000).map { Observable<Int, Never>.just($0) }
        for stream in [many.switchLatest(), many.merge(), many.concat()] {
            _ = stream.reduce(0) { sum, _ in sum + 1 }.subscribe(onNext: { count.add($0) })
        }
        #expect(count.all == [100_000, 100_000, 100_000])
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            let outer = time.hot("0----1|", of: Int.self)
            let drivers = [time.driver("-a-----b|"), time.driver("----------c|")]
            let signals = [time.signal("-a-----b|"), time.signal("----------c|")]
            time.expect(outer.asDriver().map { drivers[$0] }.switchLatest(), "-a--------c|")
            time.expect(outer.asDriver().map { drivers[$0] }.merge(), "-a-----b--c|")
            time.expect(outer.asDriver().map { drivers[$0] }.concat(), "-a-----b--c|")
            time.expect(outer.asSignal().map { signals[$0] }.switchLatest(), "-a--------c|")
            time.expect(outer.asSignal().map { signals[$0] }.merge(maxConcurrent: 2), "-a-----b--c|")
            time.expect(outer.asSignal().map { signals[$0] }.concat(), "-a-----b--c|")
        }
    }
}
