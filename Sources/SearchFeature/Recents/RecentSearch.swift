import Foundation

/// One entry of the recent searches: what was typed and submitted, or the airport that was picked.
public nonisolated struct RecentSearch: Sendable, Hashable, Identifiable {
    /// The text as it is shown, without blanks around it.
    public let text: String

    /// The code of the airport that was picked; nil for a text that was submitted.
    public let code: String?

    /// What makes two entries the same search: the airport's code, or else the text without regard to case, width
    /// and diacritics.
    public nonisolated enum ID: Sendable, Hashable {
        /// The code of an airport.
        case airport(String)
        /// A folded text.
        case text(String)
    }

    /// Makes an entry; blanks around the text are dropped.
    public init(text: String, code: String? = nil) {
        self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        self.code = code
    }

    /// The entry for a picked airport, shown by its name.
    public init(airport: Airport) {
        self.init(text: airport.name, code: airport.code)
    }

    /// The same for two spellings of one search.
    public var id: ID {
        if let code { .airport(code) } else { .text(Folding.fold(text)) }
    }
}

nonisolated extension RecentSearch: CustomStringConvertible {
    /// `Incheon International Airport (ICN)`, or the text in quotes.
    public var description: String { code.map { "\(text) (\($0))" } ?? text.debugDescription }
}
