import Dispatch
import Streams
import StreamsTesting
import Testing

/// R58: services that await, without a yield and without a sleep in the test.
@Suite @MainActor struct AsyncServiceTests {
    private let values: [Character: [String]] = [
        "a": ["near a", "far a"], "b": ["near b", "far b"], "c": ["near c", "far c"], "0": [],
    ]

    @Test func answersComeWhenTheyAreDue() async {
        await marbleTest { time in
            let service = SearchService(clock: time.clock)
            let text = time.hot("-a-------b--c-------a|")
            let answers = text.setFailureType(to: SearchService.Offline.self).flatMapLatest(service.search)
            time.expect(answers, "------a----------c--a|", values: values)
            time.expect(subscriptions: text, "^--------------------!")
            await time.run()
            #expect(service.log.lines == ["ask a", "ask b", "b: CancellationError()", "ask c"])
        }
    }

    @Test func theirFailures() async {
        await marbleTest { time in
            let service = SearchService(clock: time.clock)
            let answers = time.hot("a-------x").setFailureType(to: SearchService.Offline.self)
                .flatMapLatest(service.search)
            time.expect(answers, "-----a-------#", values: values, error: .init())
        }
    }

    @Test func drivers() async {
        await marbleTest { time in
            let service = SearchService(clock: time.clock)
            let answers = time.driver("a-------x--c")
                .flatMapLatest { (try? await service.search($0)) ?? [] }
            time.expect(answers, "-----a----------c", values: values)
        }
    }

    @Test func theSameEveryTime() async {
        for _ in 0..<50 { await answersComeWhenTheyAreDue() }
    }

    @Test func testsAtTheSameTimeShareNothing() async {
        await withTaskGroup { group in
            for number in 1...40 {
                group.addTask {
                    await marbleTest { time in
                        let service = SearchService(clock: time.clock)
                        let text = time.hot("\(number)ms a|").setFailureType(to: SearchService.Offline.self)
                        let answers = text.flatMapLatest(service.search)
                        time.expect(answers, "\(number)ms - 4ms (a|)", values: ["a": ["near a", "far a"]])
                    }
                }
            }
        }
    }

    @Test func workFromOutsideOfVirtualTimeIsNamedInTheFailure() async {
        let failures = await failures {
            await marbleTest { time in
                let (suspended, resumed) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
                let answer = Observable<String, Never>.async {
                    await withCheckedContinuation { continuation in
                        DispatchQueue.global().async {
                            suspended.wait()
                            continuation.resume()
                            resumed.signal()
                        }
                    }
                    return "a"
                }
                time.expect(answer, "b|", ignoringTimes: true)
                time.schedule {
                    suspended.signal()
                    resumed.wait()
                }
            }
        }
        #expect(
            failures == [
                """
                answer: not as expected
                  expected  b|
                  actual    (a|)
                             ^ expected b, got a at 0 ms

                1 call(s) came from outside of virtual time, which waits for no Task {}, no Task.detached and no dispatch \
                queue
                """
            ])
    }
}
