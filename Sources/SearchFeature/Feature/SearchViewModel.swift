public import Bindings
public import Streams

/// The search screen: text in, results and recent searches out.
///
/// A text is searched for when nothing has been typed for 300 ms; an empty one clears the screen at once. Only the latest
/// search counts: a new one cancels the one that is running, and what that may still answer is dropped.
public struct SearchViewModel: ViewModel {
    /// What happens on the screen.
    @MainActor
    public struct Input {
        /// The text of the search field after each edit.
        public var text: Driver<EditedText>
        /// The return key: the text is worth remembering.
        public var submit: Signal<Void> = .empty()
        /// A result has been picked.
        public var pick: Signal<SearchResult> = .empty()
        /// A recent search has been picked: it is searched for again, or its airport is opened.
        public var pickRecent: Signal<RecentSearch> = .empty()
        /// A recent search is to be forgotten.
        public var removeRecent: Signal<RecentSearch> = .empty()
        /// All recent searches are to be forgotten.
        public var clearRecents: Signal<Void> = .empty()
        /// The text has been cleared.
        public var clear: Signal<Void> = .empty()
        /// The search is to be run again.
        public var retry: Signal<Void> = .empty()

        /// What happens on the screen; all but the text may be left out, and then never happens.
        public init(text: Driver<EditedText>) {
            self.text = text
        }
    }

    /// What the screen shows.
    public struct Output {
        /// What was found for the latest search; empty without a text.
        public let results: Driver<[SearchResult]>
        /// The recent searches, newest first.
        public let recents: Driver<[RecentSearch]>
        /// Whether a search is running.
        public let isSearching: Driver<Bool>
        /// Why the latest search that has ended gave no answer; `nil` when it did.
        public let failure: Driver<SearchError?>
        /// Where to go.
        public let route: Signal<SearchRoute>
    }

    private let search: any SearchProviding
    private let recents: RecentSearchService
    private let quiet: Duration
    private let composition: CompositionPolicy
    private let bag = DisposeBag()

    /// A view model over a search, and over the recent searches that it shares with other screens.
    ///
    /// What happens on the screen is remembered as long as the view model lives.
    ///
    /// - Parameters:
    ///   - search: finds results.
    ///   - recents: remembers what was submitted or picked.
    ///   - quiet: how long nothing may be typed before a text is searched for.
    ///   - composition: whether text that an input method is still composing counts.
    public init(
        search: any SearchProviding,
        recents: RecentSearchService,
        quiet: Duration = .milliseconds(300),
        composition: CompositionPolicy = .committedOnly
    ) {
        self.search = search
        self.recents = recents
        self.quiet = quiet
        self.composition = composition
    }

    /// Wires the screen.
    public func transform(_ input: Input) -> Output {
        remember(input)
        let query = queries(input)
        let state = Driver.merge(query, input.retry.withLatestFrom(query).asDriver())
            .flatMapLatest { [search] text in SearchState.searching(text, in: search) }
            .startWith(.idle)
            .distinctUntilChanged()
        return Output(
            results: state.compactMap(\.results).distinctUntilChanged(),
            recents: recents.recents,
            isSearching: state.map(\.isSearching).distinctUntilChanged(),
            failure: state.compactMap(\.failure).distinctUntilChanged(),
            route: .merge(
                input.pick.map { .airport(code: $0.airport.code, name: $0.airport.name) },
                input.pickRecent.compactMap { recent in recent.code.map { .airport(code: $0, name: recent.text) } }))
    }

    /// The text to search for now: what was typed when it has rested, an empty text or a picked one at once.
    private func queries(_ input: Input) -> Driver<String> {
        let typed = input.text.counting(composition).map { Intent(text: $0.text.trimmed) }
        let cleared = input.clear.asDriver().map { Intent(text: "") }
        let picked = pickedTexts(input).map { Intent(text: $0, isPick: true) }
        return Driver.merge(typed, cleared, picked)
            .distinctUntilChanged(by: Intent.repeats)
            .flatMapLatest { [quiet] intent in
                intent.waits ? Driver.timer(quiet).map { _ in intent } : .just(intent)
            }
            .distinctUntilChanged(by: Intent.repeats)
            .map(\.text)
    }

    private func pickedTexts(_ input: Input) -> Driver<String> {
        input.pickRecent.filter { $0.code == nil }.asDriver().map(\.text)
    }

    private func remember(_ input: Input) {
        let text = Driver.merge(input.text.map(\.text), input.clear.asDriver().map { "" }, pickedTexts(input))
        Signal.merge(
            input.submit.withLatestFrom(text).filter { !$0.isBlank }.map { .add(RecentSearch(text: $0)) },
            input.pick.map { .add(RecentSearch(airport: $0.airport)) },
            input.pickRecent.map { .add($0) },
            input.removeRecent.map { .remove($0.id) },
            input.clearRecents.map { .removeAll }
        )
        .emit(onNext: { [recents] change in recents.make(change) })
        .disposed(by: bag)
    }
}

/// What the user wants to find.
private struct Intent {
    let text: String
    var isPick = false

    /// Whether more may be typed before it is searched for.
    var waits: Bool { !text.isEmpty && !isPick }

    /// The same text again is no new search, unless it was picked.
    static func repeats(_ last: Intent, _ next: Intent) -> Bool { last.text == next.text && !next.isPick }
}
