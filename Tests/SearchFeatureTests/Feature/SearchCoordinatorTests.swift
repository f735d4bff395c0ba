import Bindings
import SearchFeature
import Streams
import StreamsTesting
import Testing

@Suite @MainActor struct SearchCoordinatorTests {
    private enum Screen {
        case search(ViewModelBuilder<SearchViewModel.Input, SearchViewModel.Output>)
        case detail(SearchRoute, @MainActor () -> Void)

        var builder: ViewModelBuilder<SearchViewModel.Input, SearchViewModel.Output>? {
            if case .search(let builder) = self { builder } else { nil }
        }

        var detail: (SearchRoute, @MainActor () -> Void)? {
            if case .detail(let route, let choose) = self { (route, choose) } else { nil }
        }
    }

    private final class App: BaseCoordinator<Void>, Coordinator {
        func start() {}
    }

    private let seoul = SearchResult(airport: Airport(code: "ICN", name: "Incheon", city: "Seoul", country: "KR"))

    @Test("A pick shows the details, is remembered, and comes back to the parent") func pick() async throws {
        try await marbleTest { time in
            let recents = time.keep(RecentSearchService(store: InMemoryRecentSearchStore()))
            let navigator = RecordingNavigator<Screen>()
            let app = App()
            var endings: [Ending<String>] = []
            weak var ended: SearchCoordinator<Screen>?
            do {
                let coordinator = SearchCoordinator(
                    navigator: navigator, viewModel: SearchViewModel(search: FakeSearch(time.clock), recents: recents),
                    screens: .init(search: { .search($0) }, detail: { .detail($0, $1) }))
                ended = coordinator
                app.start(coordinator) { endings.append($0) }
            }
            let builder = try #require(navigator.screens.last?.builder)
            let picks = SignalRelay<SearchResult>()
            var input = SearchViewModel.Input(text: .never())
            input.pick = picks.asSignal()
            _ = builder(input)
            picks.accept(seoul)
            let (route, choose) = try #require(navigator.screens.last?.detail)
            #expect(route == .airport(code: "ICN", name: "Incheon"))
            await time.run()
            time.expect(recents.recents.map { $0.map(\.code) }, "a", values: ["a": ["ICN"]])
            choose()
            #expect(endings == [.finished("ICN")])
            #expect(app.children.isEmpty && navigator.screens.isEmpty && ended == nil)
        }
    }
}
