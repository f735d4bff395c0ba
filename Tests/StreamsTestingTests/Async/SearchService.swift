import Streams

/// A service that waits, caches in an actor, asks several places at once, and tells the main actor.
struct SearchService: Sendable {
    let clock: any Clock<Duration>
    let cache = Cache()
    let log = Log()

    struct Offline: Error, Equatable {}

    actor Cache {
        private var answers: [String: [String]] = [:]

        func answer(to query: String) -> [String]? { answers[query] }

        func keep(_ answer: [String], for query: String) { answers[query] = answer }
    }

    @MainActor final class Log: Sendable {
        var lines: [String] = []

        nonisolated init() {}

        func note(_ line: String) { lines.append(line) }
    }

    /// The answers of two places, the one after 3 ms and the other after 5 ms; of the cache, at once.
    @concurrent func search(_ query: String) async throws(Offline) -> [String] {
        if let known = await cache.answer(to: query) { return known }
        await log.note("ask \(query)")
        do {
            async let near = place("near", query, after: 3)
            let far = try await withThrowingTaskGroup(of: String.self) { group in
                group.addTask { try await place("far", query, after: 5) }
                return try await group.next() ?? ""
            }
            let answer = [try await near, far]
            await cache.keep(answer, for: query)
            return answer
        } catch {
            await log.note("\(query): \(error)")
            throw Offline()
        }
    }

    private func place(_ name: String, _ query: String, after delay: Int) async throws -> String {
        try await clock.sleep(for: .milliseconds(delay))
        if query == "x" { throw Offline() }
        return "\(name) \(query)"
    }
}
