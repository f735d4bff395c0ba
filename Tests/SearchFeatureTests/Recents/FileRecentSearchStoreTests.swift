import Foundation
import SearchFeature
import Testing

@Suite struct FileRecentSearchStoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func survivesARestart() async throws {
        let icn = RecentSearch(text: "Incheon", code: "ICN")
        _ = try await FileRecentSearchStore(url: folder.file).update(.add(RecentSearch(text: "a \"b\" \\ é 🛫")))
        _ = try await FileRecentSearchStore(url: folder.file).update(.add(icn))
        let stored = try await FileRecentSearchStore(url: folder.file).load()
        #expect(stored.list.entries == [icn, RecentSearch(text: "a \"b\" \\ é 🛫")])
    }

    @Test func seesWhatAnotherStoreChanged() async throws {
        let (one, other) = (FileRecentSearchStore(url: folder.file), FileRecentSearchStore(url: folder.file))
        _ = try await one.update(.add(RecentSearch(text: "a")))
        _ = try await other.update(.add(RecentSearch(text: "b")))
        _ = try await one.update(.remove(RecentSearch(text: "a").id))
        #expect(try await one.update(.add(RecentSearch(text: "c"))).list.entries.map(\.text) == ["c", "b"])
        #expect(try await other.load().list.entries.map(\.text) == ["c", "b"])
    }

    @Test func makesTheFolderWhenItFirstWrites() async throws {
        let file = folder.url.appendingPathComponent("x/y/recents.json")
        let store = FileRecentSearchStore(url: file)
        #expect(try await store.load().list.entries.isEmpty)
        #expect(try folder.names() == [])
        _ = try await store.update(.add(RecentSearch(text: "a")))
        #expect(try await store.load().list.entries.map(\.text) == ["a"])
        #expect(try mode(file.deletingLastPathComponent()) == 0o700)
    }

    @Test func isPrivateAndLeavesNothingBehind() async throws {
        try folder.write(#"{"version":2,"entries":[]}"#)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.file.path)
        _ = try await FileRecentSearchStore(url: folder.file).update(.add(RecentSearch(text: "a")))
        #expect(try folder.names() == ["recents.json", "recents.json.lock"])
        #expect(try mode(folder.file) == 0o600)
        #expect(try mode(folder.url.appendingPathComponent("recents.json.lock")) == 0o600)
    }

    @Test func writesThroughALink() async throws {
        let link = folder.url.appendingPathComponent("link.json")
        try folder.write(#"{"version":2,"entries":[]}"#)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.file)
        _ = try await FileRecentSearchStore(url: link).update(.add(RecentSearch(text: "a")))
        #expect(try folder.read() == #"{"entries":[{"text":"a"}],"version":2}"#)
    }

    @Test("A link that leads nowhere is named as such") func danglingLink() async throws {
        let link = folder.url.appendingPathComponent("link.json")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: folder.url.appendingPathComponent("none/x"))
        let expected = RecentSearchStoreError.unreadable(path: link.path, reason: "it is a link that leads nowhere")
        await #expect(throws: expected) { try await FileRecentSearchStore(url: link).load() }
    }

    @Test func keepsItsCapacity() async throws {
        let store = FileRecentSearchStore(url: folder.file, capacity: 2)
        for text in ["a", "b", "c"] { _ = try await store.update(.add(RecentSearch(text: text))) }
        #expect(try folder.read() == #"{"entries":[{"text":"c"},{"text":"b"}],"version":2}"#)
    }

    @Test func keepsInMemoryWhatCannotBeWritten() async throws {
        try folder.write("in the way", to: "x")
        let file = folder.url.appendingPathComponent("x/recents.json")
        let store = FileRecentSearchStore(url: file)
        for text in ["a", "b"] {
            let failure = await #expect(throws: RecentSearchStoreError.self) {
                try await store.update(.add(RecentSearch(text: text)))
            }
            guard case .unwritable(file.path, _) = failure else {
                Issue.record("\(String(describing: failure))")
                return
            }
        }
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("x"))
        #expect(try await store.load().list.entries.map(\.text) == ["b", "a"])
        #expect(try await store.update(.add(RecentSearch(text: "c"))).list.entries.map(\.text) == ["c", "b", "a"])
        #expect(try await FileRecentSearchStore(url: file).load().list.entries.map(\.text) == ["c", "b", "a"])
    }

    @Test func reportsWhatCannotBeRead() async throws {
        try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: false)
        let store = FileRecentSearchStore(url: folder.file)
        let error = RecentSearchStoreError.unreadable(path: folder.file.path, reason: "Is a directory")
        await #expect(throws: error) { try await store.load() }
        await #expect(throws: error) { try await store.update(.removeAll) }
        #expect(error.localizedDescription.hasSuffix("recents.json: Is a directory."))
    }

    @Test func leavesAPipeAloneAndDoesNotWaitForIt() async throws {
        #expect(mkfifo(folder.file.path, 0o600) == 0)
        let store = FileRecentSearchStore(url: folder.file)
        let error = RecentSearchStoreError.unreadable(path: folder.file.path, reason: "Operation not supported")
        await #expect(throws: error) { try await store.load() }
        await #expect(throws: error) { try await store.update(.removeAll) }
        #expect(try folder.names() == ["recents.json", "recents.json.lock"])
    }

    @Test func livesInTheUsersFolder() {
        let url = FileRecentSearchStore.standardURL(folder: "Search")
        #expect(url.path.hasSuffix("/Search/recents.json") && url.isFileURL)
    }

    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
}
