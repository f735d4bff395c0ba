import Bindings
import SearchFeature
import Streams
import StreamsTesting
import Testing

@Suite @MainActor struct SearchScreenModelTests {
    @Test("The model shows what the output says, and sends what the user does") func model() async {
        await marbleTest { time in
            let recents = time.keep(RecentSearchService(store: InMemoryRecentSearchStore()))
            let search = FakeSearch(time.clock, delays: ["icn": .milliseconds(10)], failures: [.offline])
            let viewModel = time.keep(SearchViewModel(search: search, recents: recents))
            let model = time.keep(SearchScreenModel(builder: viewModel.builder))
            model.text = "icn"
            await time.advance(to: .milliseconds(305))
            #expect(model.isSearching)
            await time.advance(to: .milliseconds(310))
            #expect(!model.isSearching && model.failure == .offline)
            model.retry()
            await time.advance(to: .milliseconds(320))
            #expect(model.results.map(\.id) == ["icn"] && model.failure == nil)
            model.submit()
            model.pick(model.results[0])
            await time.advance(to: .milliseconds(330))
            #expect(model.recents.map(\.code) == ["icn", nil])
            model.remove(model.recents[0])
            await time.advance(to: .milliseconds(340))
            model.text = ""
            #expect(model.results.isEmpty && model.recents.map(\.text) == ["icn"])
            model.pick(model.recents[0])
            #expect(model.text == "icn")
            await time.advance(to: .milliseconds(350))
            #expect(model.results.map(\.id) == ["icn"])
            model.clearRecents()
            time.expect(recents.recents.map(\.count), "350ms (10)", values: ["0": 0, "1": 1])
        }
    }
}
