import Bindings
import SearchFeature
import Streams
import StreamsTesting
import Testing

@Suite @MainActor struct SearchFailureTests {
    @Test("R69, R70 A failure keeps the screen alive, and a retry asks for the same text") func retry() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock, delays: ["abc": .milliseconds(10)], failures: [.offline])
            var input = SearchViewModel.Input(text: time.driver("a", values: ["a": "abc"]))
            input.retry = time.signal("500ms r 499ms r", values: ["r": ()])
            let recents = RecentSearchService(store: InMemoryRecentSearchStore())
            let output = time.keep(SearchViewModel(search: search, recents: recents)).transform(input)
            time.expect(output.failure, "n 309ms o 199ms n", values: ["n": nil, "o": .offline])
            time.expect(output.results.map(\.count), "0 509ms 1", values: ["0": 0, "1": 1])
            time.expect(
                output.isSearching, "f 299ms t 9ms f 189ms t 9ms f 489ms t 9ms f", values: ["f": false, "t": true])
            await time.run()
            #expect(search.log == ["300 abc", "500 abc", "1000 abc"])
        }
    }

    @Test("R70 An older failure never covers newer results") func lateFailure() async {
        await marbleTest { time in
            let search = FakeSearch(
                time.clock, delays: ["a": .milliseconds(900)], failures: [.timedOut], ignoresCancel: true)
            let input = SearchViewModel.Input(text: time.driver("a 399ms b", values: ["a": "a", "b": "b"]))
            let recents = RecentSearchService(store: InMemoryRecentSearchStore())
            let output = time.keep(SearchViewModel(search: search, recents: recents)).transform(input)
            time.expect(output.failure, "n", values: ["n": nil])
            time.expect(output.results.map(\.count), "0 699ms 1", values: ["0": 0, "1": 1])
        }
    }

    @Test("A pick of the text that failed searches again, and is what a submit remembers") func pickAgain() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock, failures: [.offline])
            var input = SearchViewModel.Input(text: time.driver("a", values: ["a": "abc"]))
            input.pickRecent = time.signal(
                "500ms p 99ms q", values: ["p": RecentSearch(text: "abc"), "q": RecentSearch(text: "x")])
            input.submit = time.signal("700ms s", values: ["s": ()])
            let recents = RecentSearchService(store: InMemoryRecentSearchStore())
            let output = time.keep(SearchViewModel(search: search, recents: recents)).transform(input)
            time.expect(output.failure, "n 299ms o 199ms n", values: ["n": nil, "o": .offline])
            time.expect(
                output.recents.map { $0.map(\.text) }, "e 499ms a 99ms b",
                values: ["e": [], "a": ["abc"], "b": ["x", "abc"]])
            await time.run()
            #expect(search.log == ["300 abc", "500 abc", "600 x"])
        }
    }
}
