import Bindings
import SearchFeature
import Streams
import StreamsTesting
import Testing

@Suite @MainActor struct SearchRecentsTests {
    @Test("C40, R71 What is submitted is remembered once, in its latest spelling, newest first")
    func submitted() async {
        await marbleTest { time in
            var input = SearchViewModel.Input(
                text: time.driver(
                    "a 9ms b 9ms c 9ms d 9ms e 9ms f",
                    values: ["a": "Swift", "b": "swift ", "c": "SWIFT", "d": "Rx", "e": "swift", "f": "  "]))
            input.submit = time.signal("5ms s 9ms s 9ms s 9ms s 9ms s 9ms s", values: ["s": ()])
            let recents = RecentSearchService(store: InMemoryRecentSearchStore())
            let model = time.keep(SearchViewModel(search: FakeSearch(time.clock), recents: recents))
            time.expect(
                output: model.transform(input),
                """
                results      e
                recents      e 4ms a 9ms b 9ms c 9ms d 9ms g
                isSearching  f
                failure      n
                route        |
                e = []   a = ["Swift"]   b = ["swift"]   c = ["SWIFT"]   d = ["Rx", "SWIFT"]   g = ["swift", "Rx"]
                f = false   n = nil
                """)
        }
    }

    @Test("R71 A pick is remembered and opens; a removal keeps the order") func picked() async {
        let seoul = SearchResult(airport: Airport(code: "ICN", name: "Incheon", city: "Seoul", country: "KR"))
        await marbleTest { time in
            var input = SearchViewModel.Input(text: time.driver("a", values: ["a": "in"]))
            input.pick = time.signal("--p", values: ["p": seoul])
            input.submit = time.signal("-s", values: ["s": ()])
            input.pickRecent = time.signal(
                "----i-t", values: ["i": RecentSearch(airport: seoul.airport), "t": RecentSearch(text: "In")])
            input.removeRecent = time.signal("---------i", values: ["i": RecentSearch(airport: seoul.airport)])
            input.clearRecents = time.signal("----------c", values: ["c": ()])
            let search = FakeSearch(time.clock)
            let recents = RecentSearchService(store: InMemoryRecentSearchStore())
            time.expect(
                output: time.keep(SearchViewModel(search: search, recents: recents)).transform(input),
                """
                results      e-----r
                recents      eap---t--xe
                isSearching  f-----[yf]
                failure      n
                route        --o-o
                e = []   a = ["in"]   p = [Incheon (ICN), "in"]   t = ["In", Incheon (ICN)]   x = ["In"]   r = [In]
                f = false   y = true   n = nil   o = airport(code: "ICN", name: "Incheon")
                """)
            await time.run()
            #expect(search.log == ["6 In"])
        }
    }

    @Test("R71 Two screens share one list, and a new service reads it again") func shared() async {
        await marbleTest { time in
            let store = InMemoryRecentSearchStore()
            let recents = RecentSearchService(store: store)
            var input = SearchViewModel.Input(text: time.driver("a", values: ["a": "x"]))
            input.submit = time.signal("--s", values: ["s": ()])
            let one = time.keep(SearchViewModel(search: FakeSearch(time.clock), recents: recents)).transform(input)
            let other = time.keep(SearchViewModel(search: FakeSearch(time.clock), recents: recents))
                .transform(SearchViewModel.Input(text: .never()))
            time.expect(
                output: one,
                """
                results      e 299ms r
                recents      e-x
                isSearching  f 299ms [tf]
                failure      n
                route        |
                e = []   x = ["x"]   r = [x]   f = false   t = true   n = nil
                """)
            time.expect(
                output: other,
                """
                results      e
                recents      e-x
                isSearching  f
                failure      n
                route        |
                e = []   x = ["x"]   f = false   n = nil
                """)
            await time.run()
            let again = time.keep(RecentSearchService(store: store))
            time.expect(again.recents.map { $0.map(\.text) }, "300ms x", values: ["x": ["x"]])
        }
    }
}
