import Marbles
import SearchFeature

extension SearchView {
    /// One row of the list.
    func line(_ row: Row, isSelected: Bool) -> Line {
        let style: Style = isSelected ? .bold : []
        let marker = isSelected ? Line(" ▸ ", .accent) : Line("   ")
        switch row {
        case .result(let result):
            return (marker + title(result, style)).and(atEnd: place(result) + Line(" "), columns: size.columns)
        case .recent(let recent):
            return marker + Line(recent.words, style)
        }
    }

    private func title(_ result: SearchResult, _ style: Style) -> Line {
        let (airport, found) = (result.airport, result.highlights)
        return Line("[", style) + Line(airport.code, style, marking: found.code, .found)
            + Line("] ", style) + Line(airport.name, style, marking: found.name, .found)
    }

    private func place(_ result: SearchResult) -> Line {
        let (airport, found) = (result.airport, result.highlights)
        let city = Line(airport.city, .dim, marking: found.city, .found)
        let country = Line(airport.country, .dim, marking: found.country, .found)
        return airport.city.isEmpty ? country : city + Line(" · ", .dim) + country
    }

    /// The latest recent searches, while results are listed.
    var recentLine: Line {
        let texts = recents.map(\.words).joined(separator: " · ")
        return Line(" Recent   " + (texts.isEmpty ? "none yet" : texts), .dim)
    }
}

extension Style {
    /// What the query matches.
    fileprivate static let found: Style = [.bold, .underlined]
}

extension RecentSearch {
    /// A picked airport by its name and code, a text in quotes.
    fileprivate var words: String { code.map { "\(text) (\($0))" } ?? "\"\(text)\"" }
}
