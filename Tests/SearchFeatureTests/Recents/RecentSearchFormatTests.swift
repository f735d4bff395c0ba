import Foundation
import SearchFeature
import Testing

@Suite struct RecentSearchFormatTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func readsTheFirstFormatAndWritesTheLatest() async throws {
        try folder.write(#"{"version":1,"texts":["Gimpo","sao paulo"]}"#)
        let store = FileRecentSearchStore(url: folder.file)
        #expect(try await store.load().list.entries.map(\.text) == ["Gimpo", "sao paulo"])
        _ = try await store.update(.add(RecentSearch(text: "São Paulo")))
        #expect(try folder.read() == #"{"entries":[{"text":"São Paulo"},{"text":"Gimpo"}],"version":2}"#)
    }

    @Test func leavesALaterFormatAlone() async throws {
        let text = #"{"version":3,"anything":true}"#
        try folder.write(text)
        let store = FileRecentSearchStore(url: folder.file)
        let error = RecentSearchStoreError.newerFormat(path: folder.file.path, version: 3)
        await #expect(throws: error) { try await store.load() }
        await #expect(throws: error) { try await store.update(.add(RecentSearch(text: "a"))) }
        #expect(try folder.read() == text)
    }

    @Test func ignoresUnknownMembersAndMendsTheList() async throws {
        try folder.write(
            #"{"version":2,"by":"x","entries":[{"text":" a "},{"text":"A","at":1},{"text":" "},{"text":"b","code":null}]}"#
        )
        let list = try await FileRecentSearchStore(url: folder.file).load().list
        #expect(list.entries == [RecentSearch(text: "a"), RecentSearch(text: "b")])
    }
}
