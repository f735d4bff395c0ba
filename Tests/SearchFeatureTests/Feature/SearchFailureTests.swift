import Bindings
import SearchFeature
import Streams
import StreamsTesting
import Testing

@Suite @MainActor struct SearchFailureTests {
    private func model(_ time: MarbleTest, _ search: FakeSearch) -> SearchViewModel {
        time.keep(
            SearchViewModel(search: search, recents: RecentSearchService(store: InMemoryRecentSearchStore())))
    }

    @Test("R69, R70 A failure keeps the screen alive, and a retry asks for the same text") func retry() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock, delays: ["abc": .milliseconds(10)], failures: [.offline])
            var input = SearchViewModel.Input(text: time.driver("a", values: ["a": "abc"]))
            input.retry = time.signal("500ms r 499ms r", values: ["r": ()])
            time.expect(
                output: model(time, search).transform(input),
                """
                results      e 509ms a
                recents      e
                isSearching  f 299ms t 9ms f 189ms t 9ms f 489ms t 9ms f
                failure      n 309ms o 199ms n
                route        |
                e = []   a = [abc]   f = false   t = true   n = nil
                o = Optional(There is no connection to the server.)
                """)
            await time.run()
            #expect(search.log == ["300 abc", "500 abc", "1000 abc"])
        }
    }

    @Test("R70 An older failure never covers newer results") func lateFailure() async {
        await marbleTest { time in
            let search = FakeSearch(
                time.clock, delays: ["a": .milliseconds(900)], failures: [.timedOut], ignoresCancel: true)
            let input = SearchViewModel.Input(text: time.driver("a 399ms b", values: ["a": "a", "b": "b"]))
            time.expect(
                output: model(time, search).transform(input),
                """
                results      e 699ms b
                recents      e
                isSearching  f 299ms t 399ms f
                failure      n
                route        |
                e = []   b = [b]   f = false   t = true   n = nil
                """)
        }
    }

    @Test("A pick of the text that failed searches again, and is what a submit remembers") func pickAgain() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock, failures: [.offline])
            var input = SearchViewModel.Input(text: time.driver("a", values: ["a": "abc"]))
            input.pickRecent = time.signal(
                "500ms p 99ms q", values: ["p": RecentSearch(text: "abc"), "q": RecentSearch(text: "x")])
            input.submit = time.signal("700ms s", values: ["s": ()])
            time.expect(
                output: model(time, search).transform(input),
                """
                results      e 499ms a 99ms x
                recents      e 499ms p 99ms q
                isSearching  f 299ms [tf] 199ms [tf] 99ms [tf]
                failure      n 299ms o 199ms n
                route        -
                e = []   a = [abc]   x = [x]   p = ["abc"]   q = ["x", "abc"]   f = false   t = true   n = nil
                o = Optional(There is no connection to the server.)
                """)
            await time.run()
            #expect(search.log == ["300 abc", "500 abc", "600 x"])
        }
    }
}
