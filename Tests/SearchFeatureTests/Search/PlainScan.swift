@testable import SearchFeature

/// The documented search, written as directly as can be: every word of every row, no index, strings only.
struct PlainScan {
    private let rows: [(code: String, words: [(text: String, field: Int, position: Int)])]

    init(_ airports: [Airport]) {
        rows = airports.map { airport in
            let fields = [airport.code, airport.city, airport.name, airport.country, airport.countryName]
            return (
                airport.code,
                fields.enumerated().flatMap { field, text in
                    Self.words(text).enumerated().map { ($0.element, field, min($0.offset, 7)) }
                }
                    + (CountryNames.others[airport.country] ?? []).flatMap(Self.words).enumerated().map {
                        ($0.element, 5, $0.offset)
                    }
            )
        }
    }

    func codes(_ query: String) -> [String] {
        let query = Set(Self.words(query))
        if query.isEmpty { return [] }
        let hits = rows.compactMap { row -> (rank: Int, sum: Int, code: String)? in
            let costs = query.compactMap { word in row.words.compactMap { cost(of: word, in: $0) }.min() }
            guard costs.count == query.count, let worst = costs.max() else { return nil }
            return (worst / 128, costs.reduce(0, +), row.code)
        }
        return hits.sorted { $0 < $1 }.map(\.code)
    }

    private func cost(of query: String, in word: (text: String, field: Int, position: Int)) -> Int? {
        let tie = word.field * 8 + word.position
        if query == word.text { return (word.field == 0 ? 0 : 128) + tie }
        if word.field == 3 { return nil }
        if word.text.hasPrefix(query) { return 128 + 64 + tie }
        if word.field == 5 { return nil }
        if word.text.contains(query) { return 2 * 128 + 64 + tie }
        if word.field == 0 || query.count < 4 || !Self.isOneEdit(Array(query), Array(word.text)) { return nil }
        return 3 * 128 + 64 + tie
    }

    private static func words(_ text: String) -> [String] {
        let decomposed = text.lowercased().filter { !"'’ʻ`".contains($0) }.map { character in
            String(character.unicodeScalars.first { $0.isASCII } ?? plain(character))
        }
        return decomposed.joined().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// The first letter of a composed character's canonical name: "LATIN SMALL LETTER U WITH DIAERESIS" is u.
    private static func plain(_ character: Character) -> Unicode.Scalar {
        let name = character.unicodeScalars.first?.properties.name ?? ""
        let letter = name.split(separator: " ").dropFirst(3).first?.lowercased().unicodeScalars.first
        return name.hasPrefix("LATIN") ? letter ?? " " : " "
    }

    private static func isOneEdit(_ a: [Character], _ b: [Character]) -> Bool {
        if a.count < b.count { return isOneEdit(b, a) }
        if a.count == b.count + 1 {
            return a.indices.contains { index in a[..<index] + a[(index + 1)...] == b[...] }
        }
        guard a.count == b.count else { return false }
        let apart = a.indices.filter { a[$0] != b[$0] }
        if apart.count == 1 { return true }
        return apart.count == 2 && apart[1] == apart[0] + 1 && a[apart[0]] == b[apart[1]] && a[apart[1]] == b[apart[0]]
    }
}
