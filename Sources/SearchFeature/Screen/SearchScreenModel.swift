public import Bindings
public import Observation
import Streams

/// The search screen as an `@Observable` model, for SwiftUI: bind a text field to ``text`` and show the rest.
///
///     @State var model = SearchScreenModel(builder: viewModel.builder)
///     List(model.results) { result in Text(result.airport.name) }.searchable(text: $model.text)
@MainActor @Observable
public final class SearchScreenModel {
    /// The text of the search field.
    public var text = "" {
        didSet { if text != oldValue { edits.accept(EditedText(text)) } }
    }
    /// What was found.
    public private(set) var results: [SearchResult] = []
    /// The recent searches, newest first.
    public private(set) var recents: [RecentSearch] = []
    /// Whether a search is running.
    public private(set) var isSearching = false
    /// Why the latest search gave no answer.
    public private(set) var failure: SearchError?

    @ObservationIgnored private let edits = DriverRelay(EditedText(""))
    @ObservationIgnored private let submits = SignalRelay<Void>()
    @ObservationIgnored private let picks = SignalRelay<SearchResult>()
    @ObservationIgnored private let recentPicks = SignalRelay<RecentSearch>()
    @ObservationIgnored private let removals = SignalRelay<RecentSearch>()
    @ObservationIgnored private let clearing = SignalRelay<Void>()
    @ObservationIgnored private let retries = SignalRelay<Void>()
    @ObservationIgnored private let bag = DisposeBag()

    /// A model over the output that the builder makes of its input.
    public init(builder: ViewModelBuilder<SearchViewModel.Input, SearchViewModel.Output>) {
        var input = SearchViewModel.Input(text: edits.asDriver())
        input.submit = submits.asSignal()
        input.pick = picks.asSignal()
        input.pickRecent = recentPicks.asSignal()
        input.removeRecent = removals.asSignal()
        input.clearRecents = clearing.asSignal()
        input.retry = retries.asSignal()
        let output = builder(input)
        output.results.drive(\.results, on: self).disposed(by: bag)
        output.recents.drive(\.recents, on: self).disposed(by: bag)
        output.isSearching.drive(\.isSearching, on: self).disposed(by: bag)
        output.failure.drive(\.failure, on: self).disposed(by: bag)
    }

    /// The return key.
    public func submit() { submits.accept(()) }

    /// A result was picked.
    public func pick(_ result: SearchResult) { picks.accept(result) }

    /// A recent search was picked; its text goes into the search field.
    public func pick(_ recent: RecentSearch) {
        recentPicks.accept(recent)
        if recent.code == nil { text = recent.text }
    }

    /// A recent search is to be forgotten.
    public func remove(_ recent: RecentSearch) { removals.accept(recent) }

    /// All recent searches are to be forgotten.
    public func clearRecents() { clearing.accept(()) }

    /// The search is to be run again.
    public func retry() { retries.accept(()) }
}
