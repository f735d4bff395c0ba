import Foundation

/// What the file of recent searches looks like, newest entry first, and how older files are understood.
///
///     {"entries":[{"code":"ICN","text":"Incheon International Airport"},{"text":"sao paulo"}],"version":2}
///
/// Version 1 knew texts only: `{"texts":["sao paulo"],"version":1}`.
nonisolated enum RecentSearchFormat {
    static let version = 2

    /// A file of a later format than this program knows.
    struct NewerVersion: Error {
        let version: Int
    }

    /// A file whose version number no program has ever written.
    struct UnknownVersion: Error {}

    static func encode(_ entries: [RecentSearch]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(
            Latest(version: version, entries: entries.map { Entry(text: $0.text, code: $0.code) }))
    }

    static func decode(_ data: Data) throws -> [RecentSearch] {
        let decoder = JSONDecoder()
        let found = try decoder.decode(Version.self, from: data).version
        switch found {
        case 1:
            return try decoder.decode(First.self, from: data).texts.map { RecentSearch(text: $0) }
        case version:
            return try decoder.decode(Latest.self, from: data).entries.map {
                RecentSearch(text: $0.text, code: $0.code)
            }
        case (version + 1)...:
            throw NewerVersion(version: found)
        default:
            throw UnknownVersion()
        }
    }

    private struct Version: Decodable {
        let version: Int
    }

    private struct First: Decodable {
        let texts: [String]
    }

    private struct Latest: Codable {
        let version: Int
        let entries: [Entry]
    }

    private struct Entry: Codable {
        let text: String
        let code: String?
    }
}
