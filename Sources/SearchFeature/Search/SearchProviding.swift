/// A source of search results: the port behind which local and remote searches look alike.
///
/// An implementation does its work off the caller's actor (it is an actor, or its work is `@concurrent`) and starts no
/// unstructured task, so that a test in virtual time covers it. A blank query gives no results.
/// When the calling task is cancelled, it stops as soon as it can and throws ``SearchError/cancelled``.
public protocol SearchProviding: Sendable {
    /// Finds what matches the query, best first.
    func search(_ query: String) async throws(SearchError) -> [SearchResult]
}
