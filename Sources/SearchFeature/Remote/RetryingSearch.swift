public import Streams

/// Tries a search again when its failure may pass: no connection, no answer in time, or trouble inside the server.
///
/// The pauses grow from one attempt to the next and are counted by the scheduler of the stream that asks, so that a test in
/// virtual time sees them. Cancelling the calling task, as a new query does, ends a pause as well as a request. All other
/// failures go through at once, and so does the last one.
///
///     let search = RetryingSearch(RemoteAirportSearch(endpoint: endpoint))
public struct RetryingSearch: SearchProviding {
    private let search: any SearchProviding
    private let attempts: Int
    private let backoff: Backoff

    /// Searches by way of `search`, `attempts` times in all.
    public init(
        _ search: any SearchProviding, attempts: Int = 3,
        backoff: Backoff = .exponential(from: .milliseconds(500), upTo: .seconds(4), jitter: 0.25)
    ) {
        self.search = search
        self.attempts = attempts
        self.backoff = backoff
    }

    /// Finds what the search behind it finds, in the end.
    @concurrent public func search(_ query: String) async throws(SearchError) -> [SearchResult] {
        let answer = Observable.async { [search] () async throws(SearchError) in try await search.search(query) }
            .retry(attempts, backoff: backoff, where: \.mayPass)
        guard let results = try await answer.values.first() else { throw .cancelled }
        return results
    }
}

nonisolated extension SearchError {
    /// Whether the same search may have an answer a little later.
    var mayPass: Bool {
        switch self {
        case .offline, .timedOut, .server(status: 500...599): true
        case .server, .malformed, .tooLarge, .cancelled, .other: false
        }
    }
}
