import Bindings
import Marbles
import SearchFeature
import Streams
import Testing

@testable import Playground

@Suite @MainActor struct SearchScreenTests {
    @MainActor final class Stage {
        let time: VirtualScheduler
        let screen: SearchScreen
        var frame = Frame(size: Size(columns: 0, rows: 0))
        var routes: [SearchRoute] = []
        private let viewModel: SearchViewModel
        private let bag = DisposeBag()

        init(
            _ time: VirtualScheduler, airports: AirportSearch = AirportSearch(airports: SearchPreviewAssembly.airports),
            latency: Int = 0, failures: Int = 0, columns: Int = 60, rows: Int = 6
        ) {
            self.time = time
            let search = TroubledSearch(
                airports, latency: .milliseconds(latency), failures: failures, clock: time.clock)
            let recents = RecentSearchService(store: InMemoryRecentSearchStore())
            let viewModel = SearchViewModel(search: search, recents: recents)
            self.viewModel = viewModel
            var output: SearchViewModel.Output?
            screen = SearchScreen(
                size: .just(Size(columns: columns, rows: rows)), problems: .never(),
                queries: search.queries.asObservable()
            ) { input in
                let made = viewModel.transform(input)
                output = made
                return made
            }
            output?.route.emit(onNext: { [unowned self] in routes.append($0) }).disposed(by: bag)
            screen.frames.drive(onNext: { [unowned self] in frame = $0 }).disposed(by: bag)
        }

        /// What is shown, without the blanks at the ends of lines.
        var picture: String {
            frame.lines.map { $0.text.replacing(#/ +$/#, with: "") }.joined(separator: "\n")
        }

        func press(_ keys: Key..., then milliseconds: Int = 0) async {
            for key in keys { screen.keys.accept(key) }
            await time.advance(by: .milliseconds(milliseconds))
        }
    }

    @Test func aSearch() async {
        await withVirtualTime { time in
            let stage = Stage(time, latency: 100)
            await stage.press(.text("seoul"), then: 299)
            #expect(
                stage.picture == """
                     Airports
                     ⌕ seoul▏


                     Recent   none yet
                     ⏎ remember   Esc clear   ^R retry   ^S streams     ^C quit
                    """)
            await stage.press(then: 1)
            #expect(stage.frame.lines[1].text == " ⌕ seoul▏                                       ⠋ searching ")
            await stage.press(then: 80)
            #expect(stage.frame.lines[1].text.hasSuffix(" ⠙ searching "))
            await stage.press(then: 20)
            #expect(
                stage.picture == """
                     Airports                                            1 of 2
                     ⌕ seoul▏
                     ▸ [GMP] Gimpo International Airport             Seoul · KR
                       [ICN] Incheon International Airport           Seoul · KR
                     Recent   none yet
                     ⏎ open   Esc clear   ^R retry   ^S streams         ^C quit
                    """)
            #expect(
                stage.frame.lines[2].spans.contains { $0.text == "Seoul" && $0.style == [.dim, .bold, .underlined] })
            await stage.press(.down, .enter)
            #expect(stage.routes == [.airport(code: "ICN", name: "Incheon International Airport")])
            #expect(stage.frame.lines[4].text == " Recent   Incheon International Airport (ICN)")
        }
    }

    @Test func failureAndRetry() async {
        await withVirtualTime { time in
            let stage = Stage(time, failures: 1)
            await stage.press(.text("icn"), then: 300)
            #expect(stage.frame.lines[2].text == " ✗ \(SearchError.offline)  ^R tries again")
            await stage.press(.control("R"))
            #expect(stage.frame.lines[2].text.hasPrefix(" ▸ [ICN]"))
        }
    }

    @Test func recentSearches() async {
        await withVirtualTime { time in
            let stage = Stage(time)
            await stage.press(.text("gmp"), .enter, .escape, .text("xyz"), .enter, .escape)
            #expect(stage.frame.lines[2...3].map(\.text) == [" ▸ \"xyz\"", "   \"gmp\""])
            await stage.press(.down, .enter)
            #expect(stage.frame.lines[1].text == " ⌕ gmp▏")
            #expect(stage.frame.lines[2].text.hasPrefix(" ▸ [GMP]"))
            await stage.press(.escape)
            await stage.press(.down, .control("D"))
            #expect(stage.frame.lines[2...3].map(\.text) == [" ▸ \"gmp\"", ""])
            await stage.press(.control("X"))
            #expect(stage.frame.lines[2].text.hasPrefix(" Type a city"))
        }
    }

    @Test("Nothing found is said when that is known, not before") func nothingFound() async {
        await withVirtualTime { time in
            let stage = Stage(time, latency: 100)
            await stage.press(.text("xyzzy"), then: 399)
            #expect(stage.frame.lines[2].text == "")
            await stage.press(then: 1)
            #expect(stage.frame.lines[2].text == " Nothing found.")
            await stage.press(.text("x"))
            #expect(stage.frame.lines[2].text == "")
        }
    }

    @Test("Of three texts one is searched for, of two searches one answers") func streams() async {
        await withVirtualTime { time in
            let stage = Stage(time, latency: 500, rows: 16)
            await stage.press(.control("S"), then: 600)
            for text in ["i", "c", "n"] { await stage.press(.text(text), then: 140) }
            await stage.press(then: 300)
            await stage.press(.backspace, then: 1500)
            #expect(
                stage.frame.lines.suffix(7).prefix(6).map(\.text) == [
                    " ── streams ────────────────────────────────────── 3.0 s ──",
                    " text       ────────────i─c─n──────⌫───────────────────────",
                    " debounced  ─────────────────────icn────ic─────────────────",
                    " searching  ───f─────────────────t──────────────f──────────",
                    " results    ───[0]──────────────────────────────[1]────────",
                    " recents    ───[0]─────────────────────────────────────────",
                ])
        }
    }
}
