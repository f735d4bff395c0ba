#if canImport(UIKit) && !os(watchOS)
import Bindings
import Streams
import StreamsTesting
import Testing
import UIKit

@testable import SearchFeature

@Suite @MainActor struct SearchViewControllerTests {
    private func screen(_ time: MarbleTest, _ search: FakeSearch) -> (SearchViewController, SignalRelay<SearchRoute>) {
        let store = InMemoryRecentSearchStore(RecentSearchList([RecentSearch(text: "gimpo")]))
        let viewModel = SearchViewModel(search: search, recents: RecentSearchService(store: store))
        let (routes, bag) = (SignalRelay<SearchRoute>(), time.keep(DisposeBag()))
        let screen = SearchViewController { input in
            let output = time.keep(viewModel).transform(input)
            output.route.emit(to: routes).disposed(by: bag)
            return output
        }
        return (time.keep(screen), routes)
    }

    private func rows(_ screen: SearchViewController) -> [String?] {
        (0..<9).prefix { screen.table.cellForRow(at: IndexPath(row: $0, section: 0)) != nil }
            .map { screen.table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text }
    }

    private func type(_ text: String, _ screen: SearchViewController) {
        screen.searchBar.text = text
        screen.searchBar.searchTextField.sendActions(for: .editingChanged)
    }

    private func pick(_ row: Int, _ screen: SearchViewController) {
        screen.table.delegate?.tableView(screen.table, didSelectRowAt: IndexPath(row: row, section: 0))
    }

    @Test("Typing fills the table, and a picked row leads on and is remembered") func searches() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock)
            let (screen, routes) = screen(time, search)
            time.expect(
                routes.asSignal(), "320ms r", values: ["r": .airport(code: "icn", name: "icn")])
            screen.loadViewIfNeeded()
            #expect(screen.view === screen.table && screen.table.tableHeaderView === screen.searchBar)
            await time.advance(to: .milliseconds(1))
            #expect(rows(screen) == ["gimpo"])
            type("ic", screen)
            await time.advance(to: .milliseconds(10))
            type("icn", screen)
            await time.advance(to: .milliseconds(309))
            #expect(rows(screen) == [])
            await time.advance(to: .milliseconds(320))
            #expect(rows(screen) == ["icn  icn"] && search.log == ["310 icn"])
            pick(0, screen)
            await time.advance(to: .milliseconds(330))
            type("", screen)
            #expect(rows(screen) == ["icn", "gimpo"])
        }
    }

    @Test("A picked recent search goes into the bar and is searched for at once") func recents() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock)
            let (screen, routes) = screen(time, search)
            time.expect(routes.asSignal(), "-", values: [:])
            screen.loadViewIfNeeded()
            await time.advance(to: .milliseconds(5))
            pick(0, screen)
            await time.advance(to: .milliseconds(6))
            #expect(screen.searchBar.text == "gimpo" && search.log == ["5 gimpo"])
        }
    }

    @Test("A failure is told below the table, and a tap tries again") func retries() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock, delays: ["x": .milliseconds(20)], failures: [.offline])
            let (screen, routes) = screen(time, search)
            time.expect(routes.asSignal(), "-", values: [:])
            screen.loadViewIfNeeded()
            type("x", screen)
            #expect(screen.table.tableFooterView == nil)
            await time.advance(to: .milliseconds(310))
            #expect(screen.table.tableFooterView === screen.status && !screen.status.isEnabled)
            await time.advance(to: .milliseconds(320))
            #expect(screen.status.title(for: .normal) == "There is no connection to the server. Try again")
            screen.status.sendActions(for: .primaryActionTriggered)
            await time.advance(to: .milliseconds(340))
            #expect(screen.table.tableFooterView == nil && rows(screen) == ["x  x"])
            #expect(search.log == ["300 x", "320 x"])
        }
    }

    @Test("The screen goes when nobody shows it any more") func isReleased() {
        let recents = RecentSearchService(store: InMemoryRecentSearchStore())
        let viewModel = SearchViewModel(search: AirportSearch(airports: []), recents: recents)
        weak var gone: SearchViewController?
        do {
            let screen = SearchViewController(viewModelBuilder: viewModel.builder)
            screen.loadViewIfNeeded()
            gone = screen
        }
        #expect(gone == nil)
    }
}
#endif
