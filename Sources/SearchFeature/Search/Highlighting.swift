nonisolated extension SearchHighlights {
    /// Highlights what a query matches in an airport's texts.
    ///
    /// A word of the query that starts a word is shown wherever it does; else wherever it is inside one;
    /// else the words that it misspells are shown whole.
    init(of query: String, in airport: Airport) {
        self.init(of: FoldedText(query), in: airport)
    }

    init(of query: FoldedText, in airport: Airport) {
        let shown: [(AirportField, WritableKeyPath<SearchHighlights, [Range<String.Index>]>)] = [
            (.code, \.code), (.name, \.name), (.city, \.city), (.country, \.country), (.countryName, \.countryName),
        ]
        let texts = shown.map { field, path in (field, path, FoldedText(field.texts(of: airport)[0])) }
        for word in query.slices {
            let matches = texts.flatMap { field, path, text in
                text.matches(of: word).filter { field.accepts($0.match) }.map { (path, $0) }
            }
            guard let best = matches.map(\.1.level).min() else { continue }
            for (path, match) in matches where match.level == best { self[keyPath: path].append(match.source) }
        }
        for (_, path) in shown { self[keyPath: path] = joined(self[keyPath: path]) }
    }

    private func joined(_ ranges: [Range<String.Index>]) -> [Range<String.Index>] {
        ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, next in
            if let last = joined.last, next.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
            } else {
                joined.append(next)
            }
        }
    }
}

private nonisolated struct HighlightMatch {
    let match: WordMatch
    let source: Range<String.Index>

    /// Whole words and beginnings are equally worth showing.
    var level: WordMatch { max(match, .prefix) }
}

private nonisolated extension FoldedText {
    func matches(of query: ArraySlice<UInt32>) -> [HighlightMatch] {
        words.compactMap { word in
            query.withUnsafeBufferPointer { query in
                scalars[word].withUnsafeBufferPointer { text in
                    guard let match = WordMatch.of(query, in: text) else { return nil }
                    let offset = WordMatch.offset(of: query, in: text)
                    let part = offset.map { word.lowerBound + $0..<word.lowerBound + $0 + query.count } ?? word
                    return HighlightMatch(match: match, source: source(of: part))
                }
            }
        }
    }
}
