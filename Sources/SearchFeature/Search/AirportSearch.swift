/// Searches airports by code, name, city and country, in memory.
///
/// A query's words may come in any order, and every one must match: exactly the code, the start of a word, the inside
/// of a word or, from four letters on, a word spelled with one mistake (a letter changed, missing, added, or two
/// swapped). Case, width and diacritics do not matter. Hits are ordered by the worst of these ranks among the words
/// of the query; among equals whole words come first, then code before city before name before country, then earlier
/// words, then the codes in order.
///
/// The index is built at the first search, inside this actor, which also covers it in virtual time.
///
///     let results = try await AirportSearch().search("sao paulo")
///     print(results.map(\.id))  // ["CGH", "GRU", …]
public actor AirportSearch: SearchProviding {
    private let source: @Sendable () throws(SearchError) -> [Airport]
    private let limit: Int
    private var index: AirportIndex?

    /// Searches the airports that ship with the package; at most `limit` results for a query.
    public init(limit: Int = 50) {
        self.init(limit: limit) { () throws(SearchError) in try AirportData.load() }
    }

    /// Searches the given airports.
    public init(airports: [Airport], limit: Int = 50) {
        self.init(limit: limit) { airports }
    }

    private init(limit: Int, source: @escaping @Sendable () throws(SearchError) -> [Airport]) {
        self.limit = limit
        self.source = source
    }

    /// Finds airports, best first; throws ``SearchError/malformed`` if the shipped data cannot be read.
    public func search(_ query: String) async throws(SearchError) -> [SearchResult] {
        let folded = FoldedText(query)
        if folded.words.isEmpty { return [] }
        let index = try readyIndex()
        if Task.isCancelled { throw .cancelled }
        return index.rows(matching: folded, limit: limit).map { row in
            let airport = index.airports[row]
            return SearchResult(airport: airport, highlights: SearchHighlights(of: folded, in: airport))
        }
    }

    /// The airport with exactly this code, in capital letters.
    public func airport(code: String) throws(SearchError) -> Airport? {
        try readyIndex().airports.first { $0.code == code }
    }

    private func readyIndex() throws(SearchError) -> AirportIndex {
        if let index { return index }
        let built = AirportIndex(try source())
        index = built
        return built
    }
}
