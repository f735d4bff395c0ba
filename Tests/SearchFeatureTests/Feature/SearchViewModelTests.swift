import Bindings
import SearchFeature
import Streams
import StreamsTesting
import Testing

@Suite @MainActor struct SearchViewModelTests {
    private func model(
        _ time: MarbleTest, _ search: FakeSearch, composition: CompositionPolicy = .committedOnly
    ) -> SearchViewModel {
        time.keep(
            SearchViewModel(
                search: search, recents: RecentSearchService(store: InMemoryRecentSearchStore()),
                composition: composition))
    }

    private func text(
        _ time: MarbleTest, _ diagram: String, _ values: [Character: EditedText]
    ) -> SearchViewModel.Input {
        SearchViewModel.Input(text: time.driver(diagram, values: values))
    }

    @Test("C37, R67 A late answer never shows", arguments: [false, true])
    func lateAnswer(ignoresCancel: Bool) async {
        await marbleTest { time in
            let search = FakeSearch(
                time.clock, delays: ["zo": .milliseconds(900), "zombie": .milliseconds(200)],
                ignoresCancel: ignoresCancel)
            let input = text(time, "a 499ms b", ["a": "zo", "b": "zombie"])
            time.expect(
                output: model(time, search).transform(input),
                """
                results      e 999ms z
                recents      e
                isSearching  f 299ms t 699ms f
                failure      n
                route        |
                e = []   z = [zombie]   f = false   t = true   n = nil
                """)
            await time.run()
            #expect(
                search.log
                    == (ignoresCancel ? ["300 zo", "800 zombie"] : ["300 zo", "800 zombie", "800 zo cancelled"]))
        }
    }

    @Test("C38a, R68 An empty text shows at once, and nothing is asked for") func emptied() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock)
            let input = text(time, "a 99ms b 1s", ["a": "abc", "b": ""])
            time.expect(
                output: model(time, search).transform(input),
                """
                results      e
                recents      e
                isSearching  f
                failure      n
                route        |
                e = []   f = false   n = nil
                """)
            await time.run()
            #expect(search.log == [])
        }
    }

    @Test("C38b, R68 An empty text clears the results at once") func cleared() async {
        await marbleTest { time in
            let input = text(time, "a 599ms b", ["a": "abc", "b": ""])
            time.expect(
                output: model(time, FakeSearch(time.clock)).transform(input),
                """
                results      e 299ms a 299ms e
                recents      e
                isSearching  f 299ms [tf]
                failure      n
                route        |
                e = []   a = [abc]   f = false   t = true   n = nil
                """)
        }
    }

    @Test("C38c, R68 After an empty text only the new text counts") func retyped() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock)
            let input = text(time, "a 599ms b 49ms c", ["a": "abc", "b": "", "c": "x"])
            time.expect(
                output: model(time, search).transform(input),
                """
                results      e 299ms a 299ms e 349ms x
                recents      e
                isSearching  f 299ms [tf] 649ms [tf]
                failure      n
                route        |
                e = []   a = [abc]   x = [x]   f = false   t = true   n = nil
                """)
            await time.run()
            #expect(search.log == ["300 abc", "950 x"])
        }
    }

    @Test("C38d Blanks around a text make no new search", arguments: ["abc ", " abc", "abc"])
    func blanks(_ second: String) async {
        await marbleTest { time in
            let search = FakeSearch(time.clock)
            let input = text(time, "a 399ms b", ["a": "abc", "b": EditedText(second)])
            time.expect(
                output: model(time, search).transform(input),
                """
                results      e 299ms a
                recents      e
                isSearching  f 299ms [tf]
                failure      n
                route        |
                e = []   a = [abc]   f = false   t = true   n = nil
                """)
            await time.run()
            #expect(search.log == ["300 abc"])
        }
    }

    @Test("C38e, R68 Blanks alone are an empty text") func blank() async {
        await marbleTest { time in
            let input = text(time, "a 399ms b", ["a": "abc", "b": "   "])
            time.expect(
                output: model(time, FakeSearch(time.clock)).transform(input),
                """
                results      e 299ms a 99ms e
                recents      e
                isSearching  f 299ms [tf]
                failure      n
                route        |
                e = []   a = [abc]   f = false   t = true   n = nil
                """)
        }
    }

    @Test("C38f Deleting key by key asks for no prefix") func backspacing() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock)
            let values: [Character: EditedText] = [
                "7": "display", "6": "displa", "5": "displ", "4": "disp", "3": "dis", "2": "di", "1": "d", "0": "",
            ]
            let diagram = "[7] 399ms [6] 19ms [5] 19ms [4] 19ms [3] 19ms [2] 19ms [1] 19ms [0]"
            time.expect(
                output: model(time, search).transform(text(time, diagram, values)),
                """
                results      e 299ms a 219ms e
                recents      e
                isSearching  f 299ms [tf]
                failure      n
                route        |
                e = []   a = [display]   f = false   t = true   n = nil
                """)
            await time.run()
            #expect(search.log == ["300 display"])
        }
    }

    @Test("C38g A text that is there on load waits once") func prefilled() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock)
            let input = SearchViewModel.Input(text: DriverRelay<EditedText>("abc").asDriver())
            time.expect(
                output: model(time, search).transform(input),
                """
                results      e 299ms a
                recents      e
                isSearching  f 299ms [tf]
                failure      n
                route        |
                e = []   a = [abc]   f = false   t = true   n = nil
                """)
            await time.run()
            #expect(search.log == ["300 abc"])
        }
    }

    @Test("C40, R72 Composing sends committed text only, or every change") func composing() async {
        let edits: [Character: EditedText] = [
            "a": EditedText("さ", isComposing: true), "b": EditedText("さく", isComposing: true), "c": "桜",
        ]
        await marbleTest { time in
            let search = FakeSearch(time.clock)
            time.expect(
                output: model(time, search).transform(text(time, "a 499ms b 499ms c", edits)),
                """
                results      e 1299ms c
                recents      e
                isSearching  f 1299ms [tf]
                failure      n
                route        |
                e = []   c = [桜]   f = false   t = true   n = nil
                """)
            await time.run()
            #expect(search.log == ["1300 桜"])
        }
        await marbleTest { time in
            let input = text(time, "a 499ms b 499ms c", edits)
            time.expect(
                output: model(time, FakeSearch(time.clock), composition: .everyChange).transform(input),
                """
                results      e 299ms a 499ms b 499ms c
                recents      e
                isSearching  f 299ms [tf] 499ms [tf] 499ms [tf]
                failure      n
                route        |
                e = []   a = [さ]   b = [さく]   c = [桜]   f = false   t = true   n = nil
                """)
        }
    }
}
