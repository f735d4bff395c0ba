import Marbles
import Streams
import Testing

/// One service for each way in which Swift code may be isolated.
enum Isolation {
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
