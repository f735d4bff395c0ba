import Marbles
import Streams

/// A service that does everything which virtual time covers, and writes down what it does.
struct MixedService: Sendable {
    let clock: any Clock<Duration>
    let time: VirtualScheduler
    let trace: Trace
    let cache = Cache()
    let screen: Screen

    actor Cache {
        private var answers: [String: String] = [:]
        private var loads = 0

        func answer(to query: String, load: @Sendable (Int) async throws -> String) async rethrows -> String {
            if let known = answers[query] { return "\(known), known" }
            loads += 1
            let answer = try await load(loads)
            answers[query] = answer
            return answer
        }
    }

    @MainActor final class Screen: Sendable {
        var shown: [String] = []

        func show(_ line: String, yields: Int) async -> Int {
            for _ in 0..<yields { await Task.yield() }
            shown.append(line)
            return shown.count
        }
    }

    @concurrent func search(_ query: String) async throws -> String {
        trace.note("\(query) asked", at: time)
        do {
            let answer = try await cache.answer(to: query) { load in try await self.load(query, load) }
            let count = await screen.show(answer, yields: load(of: query) % 6)
            trace.note("\(query) answered \(answer), line \(count)", at: time)
            return answer
        } catch {
            trace.note("\(query) failed \(error), cancelled: \(Task.isCancelled)", at: time)
            throw error
        }
    }

    private func load(of query: String) -> Int { query.count }

    private func load(_ query: String, _ load: Int) async throws -> String {
        try await clock.sleep(for: .milliseconds(100))
        async let pages = pages(of: query)
        async let hint = hint(for: query)
        let total = try await ticks(query.count)
        return try await "\(load): \(pages) \(hint) \(total)"
    }

    private func pages(of query: String) async throws -> String {
        try await withThrowingTaskGroup(of: String.self) { group in
            for (page, delay) in [5, 10, 5, 0].enumerated() {
                group.addTask {
                    await Task.yield()
                    try await clock.sleep(for: .milliseconds(delay))
                    let count = await screen.show("\(query) page \(page)", yields: page % 2)
                    trace.note("\(query) page \(page), line \(count)", at: time)
                    return "p\(page)"
                }
            }
            var pages: [String] = []
            for try await page in group { pages.append(page) }
            return pages.joined(separator: "+")
        }
    }

    private nonisolated(nonsending) func hint(for query: String) async -> String {
        await Task.yield()
        return await MainActor.run { "h\(screen.shown.count)" }
    }

    private func ticks(_ count: Int) async throws -> Int {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        async let fed: Void = {
            for tick in 1...max(1, count) {
                continuation.yield(tick)
                try? await clock.sleep(for: .milliseconds(3))
            }
            continuation.finish()
        }()
        var total = 0
        for await tick in stream {
            total += tick
            trace.note("tick \(tick)", at: time)
        }
        await fed
        try Task.checkCancellation()
        return total
    }
}
