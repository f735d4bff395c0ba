import Dispatch
import Foundation
import Marbles
import Streams
import Synchronization
import Testing

@MainActor @Suite("R58: async work comes to rest before the clock moves, the same each time")
struct AsyncWorkTests {
    private func mixedTrace() async throws -> String {
        let trace = Trace()
        try await withVirtualTime { time in
            let service = MixedService(clock: time.clock, time: time, trace: trace, screen: MixedService.Screen())
            var running: Task<String, any Error>?
            for (at, query) in [(0, "a"), (30, "bcd"), (150, "a"), (200, "efghi"), (205, "a"), (330, "jk")] {
                await time.advance(to: .milliseconds(at))
                if query == "efghi" { running?.cancel() }
                running = Task(executorPreference: time.executor) { try await service.search(query) }
            }
            await time.advance(by: .milliseconds(102))
            running?.cancel()
            try await time.run()
            #expect(time.strays == 0)
        }
        return trace.lines.joined(separator: "\n")
    }

    private static let expected = """
        0 a asked
        30 bcd asked
        100 tick 1
        100 a page 3, line 1
        105 a page 0, line 2
        105 a page 2, line 3
        110 a page 1, line 4
        110 a answered 1: p3+p0+p2+p1 h0 1, line 5
        130 tick 1
        130 bcd page 3, line 6
        133 tick 2
        135 bcd page 0, line 7
        135 bcd page 2, line 8
        136 tick 3
        140 bcd page 1, line 9
        140 bcd answered 2: p3+p0+p2+p1 h5 6, line 10
        150 a asked
        150 a answered 1: p3+p0+p2+p1 h0 1, known, line 11
        200 efghi asked
        205 a asked
        205 a answered 1: p3+p0+p2+p1 h0 1, known, line 12
        300 tick 1
        300 efghi page 3, line 13
        303 tick 2
        305 efghi page 0, line 14
        305 efghi page 2, line 15
        306 tick 3
        309 tick 4
        310 efghi page 1, line 16
        312 tick 5
        315 efghi answered 3: p3+p0+p2+p1 h12 15, line 17
        330 jk asked
        430 tick 1
        430 jk page 3, line 18
        432 jk failed CancellationError(), cancelled: true
        """

    @Test func theTraceIsTheSameEachTime() async throws {
        for _ in 0..<repeats { #expect(try await mixedTrace() == Self.expected) }
    }

    @Test func theTraceIsTheSameUnderFullLoad() async throws {
        let load = Load(threads: ProcessInfo.processInfo.activeProcessorCount)
        defer { load.stop() }
        for _ in 0..<repeats { #expect(try await mixedTrace() == Self.expected) }
    }
}

/// Threads that do nothing, as fast as they can.
private final class Load: Sendable {
    private let isOver = Atomic<Bool>(false)

    init(threads: Int) {
        for _ in 0..<threads {
            Thread.detachNewThread { while !self.isOver.load(ordering: .relaxed) {} }
        }
    }

    func stop() { isOver.store(true, ordering: .relaxed) }
}
