import Bindings
import Marbles
import SearchFeature
import Streams

/// Runs a script against the search screen in virtual time and prints what the screen would show.
@MainActor
final class Replay {
    private let script: Script
    private let arguments: Arguments
    private let print: (String) -> Void

    let text = DriverRelay(EditedText(""))
    let submit = SignalRelay<Void>()
    let pick = SignalRelay<SearchResult>()
    let pickRecent = SignalRelay<RecentSearch>()
    let removeRecent = SignalRelay<RecentSearch>()
    let clearRecents = SignalRelay<Void>()
    let clear = SignalRelay<Void>()
    let retry = SignalRelay<Void>()

    private(set) var results: [SearchResult] = []
    private(set) var recents: [RecentSearch] = []
    private var lines: [OutputLine] = []
    var complaint: Complaint?
    let bag = DisposeBag()

    init(_ script: Script, _ arguments: Arguments, print: @escaping (String) -> Void = { say($0) }) {
        self.script = script
        self.arguments = arguments
        self.print = print
    }

    /// Prints one JSON object for each change; throws when a pick finds nothing.
    func run() async throws(Complaint) {
        await withVirtualTime { time in
            let service = RecentSearchService(store: arguments.store(orElse: InMemoryRecentSearchStore()))
            let viewModel = SearchViewModel(search: arguments.search(on: time.clock), recents: service)
            service.problems.drive(onNext: { warn("\($0)") }).disposed(by: bag)
            show(viewModel.transform(input), at: time)
            for step in script.steps where step.action != .end { arm(step) }
            if let overrun = await play(in: time) { complaint = complaint ?? Complaint(text: "\(overrun)") }
        }
        bag.dispose()
        flush()
        if let complaint { throw complaint }
    }

    /// Lets time pass to the script's end; the overrun, if that cannot be reached.
    private func play(in time: VirtualScheduler) async -> VirtualTimeOverrun? {
        if let end = script.steps.last, end.action == .end { return await time.advance(to: end.time) }
        do throws(VirtualTimeOverrun) {
            try await time.run(limit: .max)
            return nil
        } catch {
            return error
        }
    }

    private var input: SearchViewModel.Input {
        var input = SearchViewModel.Input(text: text.asDriver())
        input.submit = submit.asSignal()
        input.pick = pick.asSignal()
        input.pickRecent = pickRecent.asSignal()
        input.removeRecent = removeRecent.asSignal()
        input.clearRecents = clearRecents.asSignal()
        input.clear = clear.asSignal()
        input.retry = retry.asSignal()
        return input
    }

    /// In the order in which the changes of one moment are printed.
    private func show(_ output: SearchViewModel.Output, at time: VirtualScheduler) {
        let show = { [unowned self] (value: OutputLine.Value) in
            if let last = lines.last, last.time != time.now { flush() }
            if complaint == nil { lines.append(OutputLine(time: time.now, value: value)) }
        }
        output.results.drive(onNext: { [unowned self] in
            results = $0
            show(.results($0))
        }).disposed(by: bag)
        output.failure.drive(onNext: { show(.failure($0)) }).disposed(by: bag)
        output.isSearching.drive(onNext: { show(.isSearching($0)) }).disposed(by: bag)
        output.recents.drive(onNext: { [unowned self] in
            recents = $0
            show(.recents($0))
        }).disposed(by: bag)
        output.route.emit(onNext: { show(.route($0)) }).disposed(by: bag)
    }

    private func flush() {
        for rank in 0...2 {
            for line in lines where line.rank == rank { print(line.json) }
        }
        lines = []
    }
}
