import Bindings
import Foundation
import SearchFeature
import Streams
import StreamsTesting
import Testing

@Suite @MainActor struct SearchAssemblyTests {
    @Test("Both screens share one list: a change in one shows in the other at once") func shared() async throws {
        let container = Container()
        container.registerForPreview()
        let search = try container.resolveOnMain(SearchViewModel.self)
        let main = try container.resolveOnMain(MainViewModel.self)
        await marbleTest { time in
            var input = SearchViewModel.Input(text: time.driver("a", values: ["a": "icn"]))
            input.submit = time.signal("--s", values: ["s": ()])
            var mainInput = MainViewModel.Input()
            mainInput.removeRecent = time.signal("----r", values: ["r": RecentSearch(text: "Sao Paulo")])
            let output = search.transform(input)
            let texts = { @MainActor (recents: [RecentSearch]) in
                recents.map { $0.code ?? $0.text }.joined(separator: " ")
            }
            let expected = (
                "a-b-c", ["a": "GMP sao paulo", "b": "icn GMP sao paulo", "c": "icn GMP"] as [Character: String]
            )
            time.expect(output.recents.map(texts), expected.0, values: expected.1)
            time.expect(main.transform(mainInput).recents.map(texts), expected.0, values: expected.1)
            time.expect(output.results.map(\.count), "0 299ms 1", values: ["0": 0, "1": 1])
        }
        withExtendedLifetime((search, main)) {}
    }

    @Test("A server in place of the airports that ship, and tried again") func remote() throws {
        let endpoint = try #require(URL(string: "http://127.0.0.1/search"))
        let container = Container(assemblies: [RemoteSearchAssembly(endpoint: endpoint)])
        #expect(try container.resolve((any SearchProviding).self) is RetryingSearch)
    }

    @Test func everythingCanBeMade() throws {
        let container = Container(assemblies: [
            SearchAssembly(store: { InMemoryRecentSearchStore() })
        ])
        let first = try container.resolveOnMain(RecentSearchService.self)
        #expect(try container.resolveOnMain(RecentSearchService.self) === first)
        _ = try container.resolveOnMain(SearchViewModel.self)
        _ = try container.resolveOnMain(MainViewModel.self)
    }
}
