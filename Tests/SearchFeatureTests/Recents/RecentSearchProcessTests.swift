#if os(Linux) || os(macOS)
import Foundation
import Testing

@testable import SearchFeature

/// Other processes: ones that die amid a change, and ones that write at the same time.
@Suite struct RecentSearchProcessTests {
    let folder: TemporaryFolder
    private let old = #"{"entries":[{"text":"old"}],"version":2}"#
    private let new = #"{"entries":[{"text":"new"},{"text":"old"}],"version":2}"#

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: RecentSearchFile.Step.allCases.filter { $0 != .setAside })
    func deathAfterAnyStepLeavesTheListOfBeforeOrAfter(step: RecentSearchFile.Step) async throws {
        try folder.write(old)
        try folder.write(String(repeating: "left over from an earlier death ", count: 9), to: "recents.json.new")
        let url = folder.file
        await #expect(processExitsWith: .signal(SIGKILL)) { [url = url as URL, step] in
            try await add("new", to: url, dyingAfter: step)
        }
        #expect(try folder.read() == (step == .renamed ? new : old))
        let outcome = try await FileRecentSearchStore(url: url).update(.add(RecentSearch(text: "new")))
        #expect(outcome.list.entries.map(\.text) == ["new", "old"])
        #expect(try folder.read() == new)
        #expect(try folder.names() == ["recents.json", "recents.json.lock"])
    }

    @Test func deathAfterSettingAsideLosesNothing() async throws {
        try folder.write("{")
        let url = folder.file
        await #expect(processExitsWith: .signal(SIGKILL)) { [url = url as URL] in
            try await add("new", to: url, dyingAfter: .setAside)
        }
        #expect(try folder.read("recents.json.damaged") == "{")
        #expect(try await FileRecentSearchStore(url: url).load() == StoredRecentSearches(list: RecentSearchList()))
    }

    @Test func processesWritingAtOnceLoseNothing() async throws {
        let url = folder.file
        async let one: Void = writer("a", url)
        async let other: Void = writer("b", url)
        async let own: Void = addMany("c", to: url)
        let reader = FileRecentSearchStore(url: url, capacity: 1_000)
        var lengths: [Int] = []
        while (lengths.last ?? 0) < 150, lengths.count < 1_000_000 {
            lengths.append(try await reader.load().list.entries.count)
            await Task.yield()
        }
        _ = try await (one, other, own)
        #expect(lengths.last == 150)
        #expect(lengths == lengths.sorted())
        let texts = try await reader.load().list.entries.map(\.text)
        for name in ["a", "b", "c"] {
            #expect(texts.filter { $0.hasPrefix(name) } == (0..<50).reversed().map { "\(name)\($0)" })
        }
        #expect(try folder.names() == ["recents.json", "recents.json.lock"])
    }

    private func writer(_ name: String, _ url: URL) async {
        await #expect(processExitsWith: .success) { [name = name as String, url = url as URL] in
            try await addMany(name, to: url)
        }
    }
}

@concurrent private func add(_ text: String, to url: URL, dyingAfter step: RecentSearchFile.Step) async throws {
    let store = FileRecentSearchStore(url: url, capacity: 10) { if $0 == step { kill(getpid(), SIGKILL) } }
    _ = try await store.update(.add(RecentSearch(text: text)))
}

@concurrent private func addMany(_ name: String, to url: URL) async throws {
    let store = FileRecentSearchStore(url: url, capacity: 1_000)
    for number in 0..<50 { _ = try await store.update(.add(RecentSearch(text: "\(name)\(number)"))) }
}
#endif
