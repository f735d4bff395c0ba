/// An airport that was found, and the parts of its texts that matched.
public nonisolated struct SearchResult: Sendable, Hashable, Identifiable {
    /// What was found.
    public let airport: Airport

    /// What to highlight in the airport's texts.
    public let highlights: SearchHighlights

    /// The airport's code.
    public var id: String { airport.code }

    /// Pairs an airport with its highlights; without any, nothing is highlighted.
    public init(airport: Airport, highlights: SearchHighlights = SearchHighlights()) {
        self.airport = airport
        self.highlights = highlights
    }
}

nonisolated extension SearchResult: CustomStringConvertible {
    /// The airport's code, so that a list of results fits on a line.
    public var description: String { airport.code }
}

/// Ranges to highlight, each into the airport's text of the same name.
///
/// The ranges of a text ascend, do not touch each other, and never split a composed character.
public nonisolated struct SearchHighlights: Sendable, Hashable {
    /// Ranges in the airport's `code`.
    public var code: [Range<String.Index>] = []

    /// Ranges in the airport's `name`.
    public var name: [Range<String.Index>] = []

    /// Ranges in the airport's `city`.
    public var city: [Range<String.Index>] = []

    /// Ranges in the airport's `country`, the ISO code.
    public var country: [Range<String.Index>] = []

    /// Ranges in the airport's `countryName`.
    public var countryName: [Range<String.Index>] = []

    /// Makes empty highlights, to be filled in.
    public init() {}
}
