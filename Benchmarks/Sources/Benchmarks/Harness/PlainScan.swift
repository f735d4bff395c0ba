import Foundation
import SearchFeature

/// An airport search without an index: every word of the query is looked for in every text of every airport.
///
/// It folds the airports' texts beforehand, and does less than the real one: no typos, no highlights, and of the ranks
/// only that of an exact code.
struct PlainScan {
    private let airports: [Airport]
    private let texts: [[UInt8]]

    init(_ airports: [Airport]) {
        self.airports = airports
        texts = airports.map { airport in
            let texts = [airport.code, airport.name, airport.city, airport.countryName]
            return Array(Self.fold(texts.joined(separator: "\n")).utf8)
        }
    }

    /// At most 50 airports that have all words of the query.
    func search(_ query: String) -> [Airport] {
        let query = Self.fold(query)
        let words = query.split(separator: " ").map { Array($0.utf8) }
        guard !words.isEmpty else { return [] }
        var found: [Airport] = []
        for (airport, text) in zip(airports, texts) where words.allSatisfy({ Self.contains($0, in: text) }) {
            found.append(airport)
        }
        if let exact = found.firstIndex(where: { $0.code.lowercased() == query }) { found.swapAt(0, exact) }
        return Array(found.prefix(50))
    }

    private static func fold(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    private static func contains(_ word: [UInt8], in text: [UInt8]) -> Bool {
        word.withUnsafeBufferPointer { word in
            text.withUnsafeBufferPointer { text in
                guard let first = word.first, text.count >= word.count else { return false }
                for start in 0...(text.count - word.count) where text[start] == first {
                    var length = 1
                    while length < word.count, text[start + length] == word[length] { length += 1 }
                    if length == word.count { return true }
                }
                return false
            }
        }
    }
}
