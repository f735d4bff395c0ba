import Dispatch
import Streams
import Testing

@testable import Marbles

/// Pins what happens outside; where the documentation says "not covered", this is what it means.
@MainActor @Suite("R58: what virtual time does not cover") struct UncoveredTests {
    let time = VirtualScheduler()
    let trace = Trace()

    private func start(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        Task(executorPreference: time.executor) { await body() }
    }

    private nonisolated static func place() -> String {
        Isolation.onVirtualExecutor() ? "virtual" : MainQueue.isCurrent ? "main" : "elsewhere"
    }

    @Test func aTaskOfItsOwnRunsOnTheGlobalPool() async {
        let task = start { [trace] in
            await Task { trace.note("Task \(Self.place())") }.value
            await Task.detached { trace.note("detached \(Self.place())") }.value
            trace.note("back \(Self.place())")
        }
        while trace.lines.count < 3 { await time.advance(by: .zero) }
        #expect(trace.lines == ["Task elsewhere", "detached elsewhere", "back virtual"])
        await task.value
    }

    @Test func aDispatchQueueIsNotWaitedFor() async {
        let (queue, gate) = (DispatchQueue(label: "uncovered"), DispatchSemaphore(value: 0))
        let task = start { [time, trace] in
            await withCheckedContinuation { continuation in
                queue.async {
                    gate.wait()
                    continuation.resume()
                }
            }
            trace.note("answer", at: time)
        }
        await time.advance(by: .seconds(5))
        #expect(trace.lines.isEmpty)
        gate.signal()
        queue.sync {}
        await time.advance(by: .seconds(5))
        #expect(trace.lines == ["5000 answer"])
        await task.value
    }

    private final class QueueExecutor: SerialExecutor {
        let queue = DispatchQueue(label: "own")
        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }

    private actor Own {
        let executor = QueueExecutor()
        nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
        func answer(after gate: DispatchSemaphore) -> String {
            gate.wait()
            return MainQueue.isCurrent ? "main" : "own queue"
        }
    }

    @Test func anActorWithAnExecutorOfItsOwnIsNotWaitedFor() async {
        let (own, gate) = (Own(), DispatchSemaphore(value: 0))
        let task = start { [time, trace] in trace.note(await own.answer(after: gate), at: time) }
        await time.advance(by: .seconds(5))
        #expect(trace.lines.isEmpty)
        gate.signal()
        while time.jobs.count == 0 { own.executor.queue.sync {} }
        await time.advance(by: .seconds(5))
        #expect(trace.lines == ["5000 own queue"])
        await task.value
    }

    @Test func aSleeperWithoutTheExecutorIsCounted() async throws {
        let clock = time.clock
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        while time.timers.deadlines.isEmpty { await Task.yield() }
        await time.advance(by: .seconds(1))
        #expect(time.strays == 1)
        try await task.value
    }

    @Test func whatComesInFromOutsideDuringAnAdvanceIsCounted() async {
        let (queue, gate) = (DispatchQueue(label: "uncovered"), DispatchSemaphore(value: 0))
        let task = start {
            await withCheckedContinuation { continuation in
                queue.async {
                    gate.wait()
                    continuation.resume()
                }
            }
        }
        time.schedule(after: .milliseconds(1)) {
            gate.signal()
            queue.sync {}
        }
        await time.advance(by: .milliseconds(1))
        #expect(time.strays == 1)
        await task.value
    }
}
