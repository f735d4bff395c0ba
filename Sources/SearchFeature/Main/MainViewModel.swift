public import Bindings
public import Streams

/// The main screen: the recent searches, and the way to a new one.
public struct MainViewModel: ViewModel {
    /// What happens on the screen.
    @MainActor
    public struct Input {
        /// The user wants to search.
        public var search: Signal<Void> = .empty()
        /// A recent search has been picked.
        public var pickRecent: Signal<RecentSearch> = .empty()
        /// A recent search is to be forgotten.
        public var removeRecent: Signal<RecentSearch> = .empty()

        /// Nothing happens, until it is said.
        public init() {}
    }

    /// What the screen shows.
    public struct Output {
        /// The recent searches, newest first: the same list as on the search screen.
        public let recents: Driver<[RecentSearch]>
        /// Where to go.
        public let route: Signal<MainRoute>
    }

    private let recents: RecentSearchService
    private let bag = DisposeBag()

    /// A view model over the recent searches that it shares with the search screen.
    public init(recents: RecentSearchService) {
        self.recents = recents
    }

    /// Wires the screen.
    public func transform(_ input: Input) -> Output {
        input.removeRecent.emit(onNext: { [recents] in recents.make(.remove($0.id)) }).disposed(by: bag)
        return Output(
            recents: recents.recents,
            route: .merge(input.search.map { .search(nil) }, input.pickRecent.map { .search($0) }))
    }
}

/// Where the main screen wants to go.
public nonisolated enum MainRoute: Sendable, Hashable {
    /// To the search, which begins with a recent search if one was picked.
    case search(RecentSearch?)
}
