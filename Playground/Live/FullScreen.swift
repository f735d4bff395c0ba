import Bindings
import SearchFeature
import Streams

/// The live search on the whole screen of a terminal.
@MainActor
final class FullScreen: BaseCoordinator<Void>, Coordinator {
    private let arguments: Arguments
    private let store: any RecentSearchStoring
    private let terminal: Terminal
    private let navigator = TerminalNavigator()

    init(_ arguments: Arguments, on terminal: Terminal) {
        self.arguments = arguments
        store = arguments.liveStore()
        self.terminal = terminal
    }

    /// Shows the screens and takes the keys to them.
    func start() {
        let keys = terminal.keys
        navigator.top
            .flatMapLatest { $0.frames }
            .throttle(.milliseconds(15))
            .drive(onNext: { [terminal] in terminal.show($0) })
            .disposed(by: flow.bag)
        keys.withLatestFrom(navigator.top) { ($0, $1) }
            .emit(onNext: { key, screen in screen.keys.accept(key) })
            .disposed(by: flow.bag)
        keys.filter { $0 == .control("Z") }.emit(onNext: { [terminal] _ in terminal.suspend() }).disposed(by: flow.bag)
        Signal.merge(keys.filter { $0 == .control("C") }.map { _ in }, terminal.hangUps)
            .emit(onNext: { [weak self] in self?.cancel() })
            .disposed(by: flow.bag)
    }

    /// The code of the airport that the user chose; `nil` when the user quits.
    func search() async throws(Complaint) -> String? {
        do throws(ContainerError) {
            return await run(try makeCoordinator()).outcome
        } catch {
            throw Complaint(text: "\(error)", status: 1)
        }
    }

    /// Returns when what was picked last has been kept: the store does one thing after the other.
    func settle() async {
        _ = try? await store.load()
    }

    private func makeCoordinator() throws(ContainerError) -> SearchCoordinator<any TerminalScreen> {
        let search = arguments.search(on: ContinuousClock())
        let container = Container(assemblies: [SearchAssembly(store: { [store] in store })])
        container.register((any SearchProviding).self, .singleton) { _ in search }
        let service = try container.resolveOnMain(RecentSearchService.self)
        let screens = SearchCoordinator<any TerminalScreen>.Screens(
            search: { [terminal, arguments] builder in
                SearchScreen(
                    size: terminal.size, problems: service.problems.map(\.description),
                    queries: search.queries.asObservable(), showsStreams: arguments.showsStreams, builder: builder)
            },
            detail: { [terminal, navigator] route, choose in
                DetailScreen(
                    route, in: search.untroubled, size: terminal.size, choose: choose, back: { navigator.goBack() })
            })
        return SearchCoordinator(
            navigator: navigator, viewModel: try container.resolveOnMain(), screens: screens)
    }
}
