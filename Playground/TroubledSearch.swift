import SearchFeature
import Synchronization

/// A search that takes its time, and fails at first.
final class TroubledSearch: SearchProviding {
    private let search: any SearchProviding
    private let latency: Duration
    private let clock: any Clock<Duration>
    private let failures: Mutex<Int>

    init(_ search: any SearchProviding, latency: Duration, failures: Int, clock: any Clock<Duration>) {
        self.search = search
        self.latency = latency
        self.clock = clock
        self.failures = Mutex(failures)
    }

    func search(_ query: String) async throws(SearchError) -> [SearchResult] {
        let fails = failures.withLock { left in
            defer { left = max(0, left - 1) }
            return left > 0
        }
        if latency > .zero {
            do { try await clock.sleep(for: latency) } catch { throw .cancelled }
        }
        if fails { throw .offline }
        return try await search.search(query)
    }
}
