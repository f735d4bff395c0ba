import Foundation
import SearchFeature
import Testing

/// What every store must do.
@Suite struct RecentSearchStoringTests {
    enum Kind: CaseIterable { case inMemory, file }

    @Test(arguments: Kind.allCases)
    func startsEmpty(kind: Kind) async throws {
        try await withStore(kind) { store in
            let stored = try await store.load()
            #expect(stored == StoredRecentSearches(list: RecentSearchList()))
        }
    }

    @Test(arguments: Kind.allCases)
    func keepsWhatChanges(kind: Kind) async throws {
        try await withStore(kind) { store in
            let icn = RecentSearch(text: "Incheon", code: "ICN")
            _ = try await store.update(.add(icn))
            _ = try await store.update(.add(RecentSearch(text: "zurich")))
            let outcome = try await store.update(.add(RecentSearch(text: " Zürich ")))
            #expect(outcome.list.entries == [RecentSearch(text: "Zürich"), icn])
            #expect(try await store.load() == outcome)
            #expect(try await store.update(.remove(icn.id)).list.entries.map(\.text) == ["Zürich"])
            #expect(try await store.update(.removeAll).list.entries.isEmpty)
            #expect(try await store.load().list.entries.isEmpty)
        }
    }

    @Test(arguments: Kind.allCases)
    func losesNothingUnderConcurrentChanges(kind: Kind) async throws {
        try await withStore(kind, capacity: 100) { store in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<40 {
                    group.addTask { _ = try await store.update(.add(RecentSearch(text: "\(number)"))) }
                }
                try await group.waitForAll()
            }
            #expect(Set(try await store.load().list.entries.map(\.text)) == Set((0..<40).map(String.init)))
        }
    }

    private func withStore(
        _ kind: Kind, capacity: Int = 10, _ body: (any RecentSearchStoring) async throws -> Void
    ) async throws {
        switch kind {
        case .inMemory:
            try await body(InMemoryRecentSearchStore(RecentSearchList(capacity: capacity)))
        case .file:
            let folder = try TemporaryFolder()
            try await body(FileRecentSearchStore(url: folder.file, capacity: capacity))
        }
    }
}
