import Bindings
import SearchFeature
import Streams
import StreamsTesting
import Testing

@Suite @MainActor struct SearchViewModelTests {
    /// What the screen lists: the names of the airports.
    private func names(_ output: SearchViewModel.Output) -> Driver<String> {
        output.results.map { $0.map(\.airport.name).joined(separator: ",") }
    }

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

    @Test("C37 A late answer never shows", arguments: [false, true])
    func lateAnswer(ignoresCancel: Bool) async {
        await marbleTest { time in
            let search = FakeSearch(
                time.clock, delays: ["zo": .milliseconds(900), "zombie": .milliseconds(200)],
                ignoresCancel: ignoresCancel)
            let output = model(time, search).transform(text(time, "a 499ms b", ["a": "zo", "b": "zombie"]))
            time.expect(names(output), "n 999ms z", values: ["n": "", "z": "zombie"])
            time.expect(output.isSearching, "f 299ms t 699ms f", values: ["f": false, "t": true])
            await time.run()
            #expect(
                search.log
                    == (ignoresCancel ? ["300 zo", "800 zombie"] : ["300 zo", "800 zombie", "800 zo cancelled"]))
        }
    }

    @Test("C38a, R68 An empty text shows at once, and nothing is asked for") func emptied() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock)
            let output = model(time, search).transform(text(time, "a 99ms b 1s", ["a": "abc", "b": ""]))
            time.expect(names(output), "n", values: ["n": ""])
            time.expect(output.isSearching, "f", values: ["f": false])
            await time.run()
            #expect(search.log == [])
        }
    }

    @Test("C38b An empty text clears the results at once") func cleared() async {
        await marbleTest { time in
            let output = model(time, FakeSearch(time.clock)).transform(text(time, "a 599ms b", ["a": "abc", "b": ""]))
            time.expect(names(output), "n 299ms a 299ms n", values: ["n": "", "a": "abc"])
        }
    }

    @Test("C38c After an empty text only the new text counts") func retyped() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock)
            let input = text(time, "a 599ms b 49ms c", ["a": "abc", "b": "", "c": "x"])
            let output = model(time, search).transform(input)
            time.expect(names(output), "n 299ms a 299ms n 349ms x", values: ["n": "", "a": "abc", "x": "x"])
            await time.run()
            #expect(search.log == ["300 abc", "950 x"])
        }
    }

    @Test("C38d Blanks around a text make no new search", arguments: ["abc ", " abc", "abc"])
    func blanks(_ second: String) async {
        await marbleTest { time in
            let search = FakeSearch(time.clock)
            let input = text(time, "a 399ms b", ["a": "abc", "b": EditedText(second)])
            time.expect(names(model(time, search).transform(input)), "n 299ms a", values: ["n": "", "a": "abc"])
            await time.run()
            #expect(search.log == ["300 abc"])
        }
    }

    @Test("C38e Blanks alone are an empty text") func blank() async {
        await marbleTest { time in
            let input = text(time, "a 399ms b", ["a": "abc", "b": "   "])
            let output = model(time, FakeSearch(time.clock)).transform(input)
            time.expect(names(output), "n 299ms a 99ms n", values: ["n": "", "a": "abc"])
        }
    }

    @Test("C38f Deleting key by key asks for no prefix") func backspacing() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock)
            let values: [Character: EditedText] = [
                "7": "display", "6": "displa", "5": "displ", "4": "disp", "3": "dis", "2": "di", "1": "d", "0": "",
            ]
            let diagram = "[7] 399ms [6] 19ms [5] 19ms [4] 19ms [3] 19ms [2] 19ms [1] 19ms [0]"
            let output = model(time, search).transform(text(time, diagram, values))
            time.expect(names(output), "n 299ms a 219ms n", values: ["n": "", "a": "display"])
            await time.run()
            #expect(search.log == ["300 display"])
        }
    }

    @Test("C38g A text that is there on load waits once") func prefilled() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock)
            let input = SearchViewModel.Input(text: DriverRelay<EditedText>("abc").asDriver())
            time.expect(names(model(time, search).transform(input)), "n 299ms a", values: ["n": "", "a": "abc"])
            await time.run()
            #expect(search.log == ["300 abc"])
        }
    }

    @Test("C40 Composing sends committed text only, or every change") func composing() async {
        let edits: [Character: EditedText] = [
            "a": EditedText("さ", isComposing: true), "b": EditedText("さく", isComposing: true), "c": "桜",
        ]
        for (policy, expected) in [
            (CompositionPolicy.committedOnly, ["1300 桜"]), (.everyChange, ["300 さ", "800 さく", "1300 桜"]),
        ] {
            await marbleTest { time in
                let search = FakeSearch(time.clock)
                let input = text(time, "a 499ms b 499ms c", edits)
                let output = model(time, search, composition: policy).transform(input)
                time.expect(output.failure, "n", values: ["n": nil])
                await time.run()
                #expect(search.log == expected)
            }
        }
    }
}
