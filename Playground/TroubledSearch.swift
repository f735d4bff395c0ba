import SearchFeature
import Streams
import Synchronization

/// A search that takes its time, and fails at first.
final class TroubledSearch: SearchProviding {
    /// The texts that it is asked to find.
    let queries = PublishRelay<String>()
    /// The search behind it, for what nobody typed.
    let untroubled: any SearchProviding

    private let latency: Duration
    private let clock: any Clock<Duration>
    private let failures: Mutex<Int>

    init(_ search: any SearchProviding, latency: Duration, failures: Int, clock: any Clock<Duration>) {
        untroubled = search
        self.latency = latency
        self.clock = clock
        self.failures = Mutex(failures)
    }

    func search(_ query: String) async throws(SearchError) -> [SearchResult] {
        queries.accept(query)
        let fails = failures.withLock { left in
            defer { left = max(0, left - 1) }
            return left > 0
        }
        if latency > .zero {
            do { try await clock.sleep(for: latency) } catch { throw .cancelled }
        }
        if fails { throw .offline }
        return try await untroubled.search(query)
    }
}
