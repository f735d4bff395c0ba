import Foundation
import SearchFeature
import Testing

@Suite struct DamagedFileTests {
    static let damaged = [
        "", "{", "[]", "null", #"{"entries":[]}"#, #"{"version":2}"#, #"{"version":0,"entries":[]}"#,
        #"{"version":2,"entries":[{"code":"ICN"}]}"#, #"{"version":2,"entries":[{"text":"a"}]"#, "\u{0}\u{0}",
    ]
    let folder: TemporaryFolder
    var copy: String { folder.file.path + ".damaged" }

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: damaged)
    func isSetAsideReportedAndReadAsEmpty(text: String) async throws {
        try folder.write(text)
        let store = FileRecentSearchStore(url: folder.file)
        #expect(try await store.load() == StoredRecentSearches(list: RecentSearchList(), damagedCopy: copy))
        #expect(try folder.read("recents.json.damaged") == text)
        #expect(try await store.load() == StoredRecentSearches(list: RecentSearchList()))
    }

    @Test func isSetAsideByAChangeToo() async throws {
        try folder.write("{")
        let stored = try await FileRecentSearchStore(url: folder.file).update(.add(RecentSearch(text: "a")))
        #expect(stored.damagedCopy == copy)
        #expect(stored.list.entries.map(\.text) == ["a"])
        #expect(try folder.read("recents.json.damaged") == "{")
        #expect(try folder.read() == #"{"entries":[{"text":"a"}],"version":2}"#)
    }

    @Test func neverOverwritesAnEarlierCopy() async throws {
        let store = FileRecentSearchStore(url: folder.file)
        for (text, name) in [("one", ".damaged"), ("two", ".damaged-2"), ("three", ".damaged-3")] {
            try folder.write(text)
            #expect(try await store.load().damagedCopy == folder.file.path + name)
        }
        #expect(try folder.read("recents.json.damaged") == "one")
        #expect(try folder.read("recents.json.damaged-3") == "three")
    }
}
