public import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks a server for airports: `GET endpoint?q=QUERY`, answered by `{"airports":[{"code":…,"name":…,"city":…,"country":…}]}`.
///
/// The answer keeps the server's order; highlights are found here. A request ends when its answer is whole, too long,
/// of a status other than success, or late, and when the calling task is cancelled: the connection is closed then, and
/// whatever still arrives is dropped. Nothing is tried twice; ``RetryingSearch`` does that.
public struct RemoteAirportSearch: SearchProviding {
    private let endpoint: URL
    private let timeout: Duration
    private let sizeLimit: Int
    private let clock: any Clock<Duration>
    private let client = HTTPClient()

    /// Searches at an HTTP address.
    ///
    /// An answer must be whole within `timeout`, as `clock` counts it, and have no more than `sizeLimit` bytes after
    /// decompression.
    public init(
        endpoint: URL, timeout: Duration = .seconds(10), sizeLimit: Int = 1_000_000,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.endpoint = endpoint
        self.timeout = timeout
        self.sizeLimit = sizeLimit
        self.clock = clock
    }

    /// Asks the server; a blank query gives no results without asking.
    @concurrent public func search(_ query: String) async throws(SearchError) -> [SearchResult] {
        let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
        if query.isEmpty { return [] }
        let answer = try await firstOf(request(for: query), timeout).get()
        guard let airports = try? JSONDecoder().decode(Answer.self, from: answer).airports else { throw .malformed }
        return airports.map { SearchResult(airport: $0, highlights: SearchHighlights(of: query, in: $0)) }
    }

    private struct Answer: Decodable {
        let airports: [Airport]
    }

    /// The answer, or the end of the time for it; the other one is cancelled.
    private func firstOf(_ request: URLRequest, _ timeout: Duration) async -> Result<Data, SearchError> {
        await withTaskGroup { group in
            group.addTask { [client, sizeLimit] in await client.data(for: request, limit: sizeLimit) }
            group.addTask { [clock] in
                do { try await clock.sleep(for: timeout) } catch { return .failure(.cancelled) }
                return .failure(.timedOut)
            }
            let first = await group.next()
            group.cancelAll()
            return first ?? .failure(.cancelled)
        }
    }

    private func request(for query: String) -> URLRequest {
        var components = URLComponents(url: endpoint, resolvingAgainstBaseURL: true) ?? URLComponents()
        components.queryItems = (components.queryItems ?? []) + [URLQueryItem(name: "q", value: query)]
        // A plus sign is legal in a URL, but servers take it for a blank.
        components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
        var request = URLRequest(url: components.url ?? endpoint)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.timeoutInterval = timeout / .seconds(1)
        return request
    }
}
