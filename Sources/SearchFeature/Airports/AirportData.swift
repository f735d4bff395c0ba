import Foundation

/// The airports that ship with this package.
public nonisolated enum AirportData {
    /// Reads all airports, ordered by code; takes some milliseconds and keeps nothing.
    ///
    /// `Resources/airports-SOURCE.txt` says where the data comes from and how old it is.
    /// Throws ``SearchError/malformed`` if the resource is missing or broken.
    public static func load() throws(SearchError) -> [Airport] {
        guard let url = Bundle.module.url(forResource: "airports", withExtension: "tsv"),
            let table = try? Data(contentsOf: url)
        else { throw .malformed }
        return try parse(table)
    }

    static func parse(_ table: some Sequence<UInt8>) throws(SearchError) -> [Airport] {
        var airports: [Airport] = []
        for line in Array(table).split(separator: UInt8(ascii: "\n")) {
            let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            guard cells.count == 4 else { throw .malformed }
            let texts = cells.map { String(decoding: $0, as: UTF8.self) }
            airports.append(Airport(code: texts[0], name: texts[1], city: texts[2], country: texts[3]))
        }
        return airports
    }
}
