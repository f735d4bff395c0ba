import Bindings
import SearchFeature
import Streams
import StreamsTesting
import Testing

@Suite @MainActor struct SearchRecentsTests {
    private func shown(_ output: SearchViewModel.Output) -> Driver<[String]> {
        output.recents.map { $0.map { $0.code ?? $0.text } }
    }

    @Test("C40 What is submitted is remembered once, in its latest spelling, newest first") func submitted() async {
        await marbleTest { time in
            var input = SearchViewModel.Input(
                text: time.driver(
                    "a 9ms b 9ms c 9ms d 9ms e 9ms f",
                    values: ["a": "Swift", "b": "swift ", "c": "SWIFT", "d": "Rx", "e": "swift", "f": "  "]))
            input.submit = time.signal("5ms s 9ms s 9ms s 9ms s 9ms s 9ms s", values: ["s": ()])
            let recents = RecentSearchService(store: InMemoryRecentSearchStore())
            let output = time.keep(SearchViewModel(search: FakeSearch(time.clock), recents: recents)).transform(input)
            time.expect(
                shown(output), "n 4ms a 9ms b 9ms c 9ms d 9ms e",
                values: [
                    "n": [], "a": ["Swift"], "b": ["swift"], "c": ["SWIFT"], "d": ["Rx", "SWIFT"],
                    "e": ["swift", "Rx"],
                ])
        }
    }

    @Test("R67, R71 A pick is remembered and opens; a removal keeps the order") func picked() async {
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
            let output = time.keep(SearchViewModel(search: search, recents: recents)).transform(input)
            time.expect(
                shown(output), "nap---t--xn",
                values: ["n": [], "a": ["in"], "p": ["ICN", "in"], "t": ["In", "ICN"], "x": ["In"]])
            time.expect(output.results.map(\.count), "0-----1", values: ["0": 0, "1": 1])
            time.expect(output.route, "--r-r", values: ["r": .airport(code: "ICN", name: "Incheon")])
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
            time.expect(shown(one), "n-x", values: ["n": [], "x": ["x"]])
            time.expect(shown(other), "n-x", values: ["n": [], "x": ["x"]])
            await time.run()
            let again = time.keep(RecentSearchService(store: store))
            time.expect(again.recents.map { $0.map(\.text) }, "--x", values: ["x": ["x"]])
        }
    }
}
