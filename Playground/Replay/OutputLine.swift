import Foundation
import SearchFeature

/// One change of an output, as it is printed.
struct OutputLine: Encodable {
    enum Value {
        case results([SearchResult])
        case recents([RecentSearch])
        case isSearching(Bool)
        case failure(SearchError?)
        case route(SearchRoute)
    }

    let time: Duration
    let value: Value

    /// The line's place among those of the same time: as they came, then recents, then routes.
    var rank: Int {
        switch value {
        case .results, .isSearching, .failure: 0
        case .recents: 1
        case .route: 2
        }
    }

    /// The line as JSON.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings, numbers and lists of them can always be encoded.
        guard let data = try? encoder.encode(self) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }

    private enum Key: CodingKey {
        case ms, output, value
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        let milliseconds = time / .milliseconds(1)
        if let whole = Int(exactly: milliseconds) {
            try container.encode(whole, forKey: .ms)
        } else {
            try container.encode(milliseconds, forKey: .ms)
        }
        switch value {
        case .results(let results):
            try container.encode("results", forKey: .output)
            try container.encode(results.map { $0.airport }, forKey: .value)
        case .recents(let recents):
            try container.encode("recents", forKey: .output)
            try container.encode(recents.map { Item(text: $0.text, code: $0.code) }, forKey: .value)
        case .isSearching(let isSearching):
            try container.encode("isSearching", forKey: .output)
            try container.encode(isSearching, forKey: .value)
        case .failure(let failure):
            try container.encode("failure", forKey: .output)
            try container.encode(failure.map(\.description), forKey: .value)
        case .route(.airport(let code, let name)):
            try container.encode("route", forKey: .output)
            try container.encode(Item(name: name, code: code), forKey: .value)
        }
    }

    private struct Item: Encodable {
        var text: String?
        var name: String?
        var code: String?
    }
}
