import SearchFeature
import Streams
import StreamsTesting
import Synchronization

/// Answers every query with one airport of that name, after a while, and keeps a log.
final class FakeSearch: SearchProviding {
    private let clock: VirtualClock
    private let delays: [String: Duration]
    private let failures: Mutex<[SearchError]>
    private let ignoresCancel: Bool
    private let entries = Mutex<[String]>([])

    init(
        _ clock: VirtualClock, delays: [String: Duration] = [:], failures: [SearchError] = [],
        ignoresCancel: Bool = false
    ) {
        self.clock = clock
        self.delays = delays
        self.failures = Mutex(failures)
        self.ignoresCancel = ignoresCancel
    }

    /// What was asked for and given up, with the time in milliseconds.
    var log: [String] { entries.withLock { $0 } }

    func search(_ query: String) async throws(SearchError) -> [SearchResult] {
        note(query)
        let failure = failures.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        let due = clock.now.advanced(by: delays[query] ?? .zero)
        while clock.now < due {
            do {
                try await clock.sleep(until: due)
            } catch {
                if !ignoresCancel {
                    note("\(query) cancelled")
                    throw .cancelled
                }
                await Self.detachedSleep(until: due, on: clock)
            }
        }
        if let failure { throw failure }
        return [SearchResult(airport: Airport(code: query, name: query, city: "", country: ""))]
    }

    /// Sleeps although the task is cancelled.
    private static func detachedSleep(until due: VirtualClock.Instant, on clock: VirtualClock) async {
        await withCheckedContinuation { continuation in
            clock.scheduler.schedule(after: clock.now.duration(to: due)) { continuation.resume() }
        }
    }

    private func note(_ text: String) {
        let milliseconds = clock.now.offset / .milliseconds(1)
        entries.withLock { $0.append("\(Int(milliseconds)) \(text)") }
    }
}
