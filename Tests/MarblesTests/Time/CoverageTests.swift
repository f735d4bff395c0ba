import Dispatch
import Streams
import Testing

@testable import Marbles

/// One service for each way in which Swift code may be isolated.
private enum Isolation {
    @concurrent static func concurrent(_ clock: any Clock<Duration>) async throws -> Bool {
        try await clock.sleep(for: .milliseconds(10))
        return onVirtualExecutor()
    }

    nonisolated(nonsending) static func onCaller(_ clock: any Clock<Duration>) async throws -> Bool {
        try await clock.sleep(for: .milliseconds(10))
        return onVirtualExecutor()
    }

    @MainActor static func onMain(_ clock: any Clock<Duration>) async throws -> Bool {
        try await clock.sleep(for: .milliseconds(10))
        MainActor.assertIsolated()
        return onVirtualExecutor()
    }

    actor Plain {
        func inside(_ clock: any Clock<Duration>) async throws -> Bool {
            try await clock.sleep(for: .milliseconds(10))
            assertIsolated()
            return onVirtualExecutor()
        }
    }

    static func onVirtualExecutor() -> Bool {
        withUnsafeCurrentTask { $0?.unownedTaskExecutor != nil }
    }
}

@MainActor @Suite("R58: what virtual time covers") struct CoverageTests {
    let time = VirtualScheduler()
    let trace = Trace()

    @Test(arguments: ["concurrent", "on caller", "on main", "actor"]) func everyIsolation(kind: String) async throws {
        let clock = time.clock
        let task = Task(executorPreference: time.executor) { [trace, time] in
            let covered =
                switch kind {
                case "concurrent": try await Isolation.concurrent(clock)
                case "on caller": try await Isolation.onCaller(clock)
                case "on main": try await Isolation.onMain(clock)
                default: try await Isolation.Plain().inside(clock)
                }
            trace.note("covered: \(covered)", at: time)
        }
        await time.advance(by: .milliseconds(9))
        #expect(trace.lines.isEmpty)
        await time.advance(by: .milliseconds(1))
        #expect(trace.lines == ["10 covered: true"])
        try await task.value
        #expect(time.strays == 0)
    }

    @Test(arguments: [0, 1, 5, 40]) func yieldsOnTheMainActorTakeNoTime(yields: Int) async {
        let onMain: @MainActor @Sendable () async -> Void = { [trace, time] in
            for _ in 0..<yields { await Task.yield() }
            trace.note("main", at: time)
        }
        let task = Task(executorPreference: time.executor) { [trace, time] in
            try? await time.clock.sleep(for: .milliseconds(1))
            await onMain()
            trace.note("back", at: time)
        }
        await time.advance(by: .milliseconds(5))
        #expect(trace.lines == ["1 main", "1 back"])
        await task.value
    }

    @Test func mainActorTasksThatStartEachOtherComeToRest() async {
        for number in 0..<4 {
            time.schedule(after: .milliseconds(number)) { [time, trace] in
                MainActor.assumeIsolated { Self.chain(20) { trace.note("last of \(number)", at: time) } }
            }
        }
        await time.advance(by: .milliseconds(3))
        #expect(trace.lines == (0..<4).map { "\($0) last of \($0)" })
    }

    private static func chain(_ length: Int, _ last: @escaping @Sendable () -> Void) {
        Task { if length > 1 { chain(length - 1, last) } else { last() } }
    }

    @Test func aStreamThatTheMainActorReadsComesToRest() async {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        let reader = Task(executorPreference: time.executor) { @MainActor @Sendable [trace, time] in
            for await number in stream { trace.note("\(number)", at: time) }
        }
        for number in 1...3 {
            time.schedule(after: .milliseconds(number)) { _ = continuation.yield(number) }
        }
        time.schedule(after: .milliseconds(4)) { continuation.finish() }
        await time.advance(by: .milliseconds(9))
        #expect(trace.lines == ["1 1", "2 2", "3 3"])
        await reader.value
    }
}

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

@MainActor @Suite("an operation in virtual time") struct OperationTests {
    struct Late: Error {}
    let time = VirtualScheduler()

    @Test func returnsItsValueOrItsError() async throws {
        let clock = time.clock
        let answer = try await time.run {
            try await clock.sleep(for: .seconds(5))
            return 42
        }
        #expect(answer == 42)
        #expect(time.now == .seconds(5))
        await #expect(throws: Late.self) {
            try await time.run {
                try await clock.sleep(for: .seconds(1))
                throw Late()
            }
        }
    }

    @Test func stopsWhenTheOperationHasEnded() async throws {
        time.schedule(after: .seconds(9)) {}
        try await time.run {}
        #expect(time.now == .zero)
    }

    @Test("C30: never hangs") func anOperationThatNeverEndsIsReported() async {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        let error = await #expect(throws: VirtualTimeOverrun.self) {
            try await time.run { for await _ in stream {} }
        }
        #expect(
            error?.description
                == "virtual time came to 0.0 seconds and nothing more is due, but the operation has not ended. "
                + "It waits for something that never comes, or that is outside of virtual time.")
        withExtendedLifetime(continuation) {}
        let clock = time.clock
        let endless = await #expect(throws: VirtualTimeOverrun.self) {
            try await time.run(limit: 50) { while true { try await clock.sleep(for: .seconds(1)) } }
        }
        #expect(endless?.limit == .times(50))
    }
}
