import Marbles
import Streams
import Testing

private struct Oops: Error {}

@Suite("R30: virtual time belongs to one test") struct WithVirtualTimeTests {
    private var main: any Scheduler { CurrentScheduler.resolve(.main) }

    @Test func theMainSchedulerIsVirtualInsideOnly() async {
        withVirtualTime { time in
            #expect(main as? VirtualScheduler === time)
            withVirtualTime { inner in
                #expect(inner !== time)
                #expect(main as? VirtualScheduler === inner)
            }
            #expect(main as? VirtualScheduler === time)
            #expect(CurrentScheduler.executorForBridges() === time.executor)
        }
        #expect(main is MainScheduler)
        await withVirtualTime { time in
            #expect(main as? VirtualScheduler === time)
            await time.advance(by: .seconds(1))
            #expect(main as? VirtualScheduler === time)
        }
        #expect(main is MainScheduler)
    }

    @Test func itIsHandedOnToTheTasksThatAreStartedInside() async {
        await withVirtualTime { time in
            let task = Task(executorPreference: time.executor) { () -> Bool in
                await withTaskGroup { group in
                    group.addTask { CurrentScheduler.resolve(.main) as? VirtualScheduler === time }
                    return await group.next() ?? false
                }
            }
            await time.advance(by: .zero)
            #expect(await task.value)
        }
    }

    @Test func testsThatRunAtTheSameTimeShareNothing() async {
        await withTaskGroup { group in
            for test in 1...20 {
                group.addTask {
                    await withVirtualTime { time in
                        let trace = Trace()
                        CurrentScheduler.resolve(.main).schedule(after: .milliseconds(test)) {
                            trace.note("due", at: time)
                        }
                        for _ in 0..<test { await time.advance(by: .milliseconds(1)) }
                        #expect(trace.lines == ["\(test) due"])
                    }
                }
            }
        }
    }

    @Test("C30 (d): a body that throws") @MainActor func aBodyThatThrowsRestoresEverything() async {
        weak var captured: Trace?
        await #expect(throws: Oops.self) {
            try await withVirtualTime { time in
                let trace = Trace()
                captured = trace
                time.schedule(after: .seconds(1)) { trace.note("never") }
                await time.advance(by: .milliseconds(1))
                throw Oops()
            }
        }
        #expect(throws: Oops.self) { try withVirtualTime { _ in throw Oops() } }
        #expect(main is MainScheduler)
        #expect(captured == nil)
    }

    @Test func whoStillSleepsAtTheEndIsWokenAndEnds() async {
        let trace = Trace()
        let tasks = await withVirtualTime { time in
            let tasks = (0..<3).map { number in
                Task(executorPreference: time.executor) {
                    do {
                        try await time.clock.sleep(for: .seconds(number + 1))
                    } catch {
                        trace.note("\(number) \(error)", at: time)
                    }
                    await Task.yield()
                    do { try await time.clock.sleep(for: .seconds(1)) } catch { trace.note("\(number) again") }
                }
            }
            await time.advance(by: .milliseconds(1))
            return tasks
        }
        #expect(
            trace.lines.prefix(3) == ["1 0 CancellationError()", "1 1 CancellationError()", "1 2 CancellationError()"])
        for task in tasks { await task.value }
        #expect(trace.lines.count == 6)
    }

    @Test func tasksThatOutliveASynchronousTestEndOnTheGlobalPool() async {
        let trace = Trace()
        let task = Self.startSomethingThatSleeps(trace)
        await task.value
        #expect(trace.lines == ["CancellationError() on main: false"])
    }

    private static func startSomethingThatSleeps(_ trace: Trace) -> Task<Void, Never> {
        withVirtualTime { time in
            let task = Task(executorPreference: time.executor) {
                do { try await time.clock.sleep(for: .seconds(1)) } catch {
                    trace.note("\(error) on main: \(MainQueue.isCurrent)")
                }
            }
            time.advance(by: .milliseconds(10))
            return task
        }
    }
}
