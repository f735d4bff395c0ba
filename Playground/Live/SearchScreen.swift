import Bindings
import SearchFeature
import Streams

/// The search in a terminal: the same input and output as on a phone.
@MainActor
final class SearchScreen: TerminalScreen {
    let keys = SignalRelay<Key>()
    private let view = DriverRelay(SearchView())
    private let bag = DisposeBag()

    var frames: Driver<Frame> { view.asDriver().map(\.frame).distinctUntilChanged() }

    /// - Parameters:
    ///   - size: The size of the terminal.
    ///   - problems: What goes wrong with the recent searches.
    ///   - queries: The texts that are searched for, for the streams below.
    init(
        size: Driver<Size>, problems: Driver<String>, queries: Observable<String, Never>, showsStreams: Bool = false,
        builder: ViewModelBuilder<SearchViewModel.Input, SearchViewModel.Output>
    ) {
        let commands = keys.asSignal().withLatestFrom(view.asDriver()) { $1.command(for: $0) }.compactMap { $0 }
        let text = view.asDriver().map { EditedText($0.query.text) }.distinctUntilChanged()
        let output = builder(commands.input(text: text))
        commands.emit(onNext: { [view] in view.value.apply($0) }).disposed(by: bag)
        output.results.drive(\.value.results, on: view).disposed(by: bag)
        output.recents.drive(\.value.recents, on: view).disposed(by: bag)
        output.failure.drive(\.value.failure, on: view).disposed(by: bag)
        output.isSearching.drive(\.value.isSearching, on: view).disposed(by: bag)
        size.drive(\.value.size, on: view).disposed(by: bag)
        problems.drive(\.value.problem, on: view).disposed(by: bag)
        turnSpinner(while: output.isSearching)
        showStreams(Screenplay(text, queries: queries, output, keeping: 500), fromTheStart: showsStreams)
    }

    private func turnSpinner(while isSearching: Driver<Bool>) {
        isSearching
            .flatMapLatest { $0 ? .timer(.zero, period: .milliseconds(80)) : .just(0) }
            .drive(\.value.turns, on: view)
            .disposed(by: bag)
    }

    private func showStreams(_ screenplay: Screenplay, fromTheStart: Bool) {
        if fromTheStart { view.value.apply(.toggleStreams) }
        view.asDriver()
            .map { $0.streams != nil }
            .distinctUntilChanged()
            .flatMapLatest { $0 ? .timer(.zero, period: .milliseconds(40)) : .never() }
            .map { _ in screenplay.pane }
            .distinctUntilChanged()
            .drive(\.value.streams, on: view)
            .disposed(by: bag)
    }
}

extension Signal where Element == SearchCommand {
    /// The commands that the view model hears of.
    fileprivate func input(text: Driver<EditedText>) -> SearchViewModel.Input {
        var input = SearchViewModel.Input(text: text)
        input.submit = filter { $0 == .submit }.map { _ in }
        input.pick = compactMap { if case .pick(let result) = $0 { result } else { nil } }
        input.pickRecent = compactMap { if case .pickRecent(let recent) = $0 { recent } else { nil } }
        input.removeRecent = compactMap { if case .forget(let recent) = $0 { recent } else { nil } }
        input.clearRecents = filter { $0 == .forgetAll }.map { _ in }
        input.clear = filter { $0 == .clear }.map { _ in }
        input.retry = filter { $0 == .retry }.map { _ in }
        return input
    }
}
