import SearchFeature

/// The search screen as a value: what it knows, from which what it shows is computed.
struct SearchView: Equatable {
    var size = Size(columns: 80, rows: 24)
    var query = QueryField() { didSet { if query.text != oldValue.text { restart() } } }
    var results: [SearchResult] = [] { didSet { if !query.text.isEmpty { selection = 0 } } }
    var recents: [RecentSearch] = [] { didSet { selection = min(selection, max(0, rows.count - 1)) } }
    var isSearching = false { didSet { if oldValue && !isSearching { isAnswered = true } } }
    var failure: SearchError?
    /// What went wrong with the recent searches.
    var problem = ""
    /// The place of the selected row.
    var selection = 0
    /// How often the spinner has turned on.
    var turns = 0
    /// The streams behind the screen, if they are shown.
    var streams: StreamsPane?
    /// Whether a search has ended since the text was changed.
    private(set) var isAnswered = false

    /// What can be selected: results, or recent searches while there is no text.
    enum Row: Equatable {
        case result(SearchResult)
        case recent(RecentSearch)
    }

    var rows: [Row] {
        query.text.isEmpty ? recents.map { .recent($0) } : results.map { .result($0) }
    }

    var selected: Row? { rows.indices.contains(selection) ? rows[selection] : nil }

    private mutating func restart() {
        selection = 0
        isAnswered = false
    }
}
