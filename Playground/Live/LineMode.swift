import Bindings
import Foundation
import Marbles
import SearchFeature
import Streams

/// Reads lines, takes each as the new text of the search field, and prints what the screen shows.
@MainActor
struct LineMode {
    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    /// Returns at the end of input, when all that is under way has ended.
    func run() async {
        let service = RecentSearchService(store: arguments.liveStore())
        let search = arguments.search(on: ContinuousClock())
        let viewModel = SearchViewModel(search: search, recents: service)
        let lines = PublishSubject<String, Never>()
        let text = lines.asDriver().map { EditedText($0) }
        let output = viewModel.transform(SearchViewModel.Input(text: text))
        let screenplay = arguments.showsStreams ? Screenplay(text, queries: search.queries.asObservable(), output) : nil
        let bag = DisposeBag()
        service.problems.drive(onNext: { warn("\($0)") }).disposed(by: bag)
        output.isSearching.filter { $0 }.drive(onNext: { _ in say("searching …") }).disposed(by: bag)
        output.failure.compactMap { $0 }.drive(onNext: { say("failed: \($0)") }).disposed(by: bag)
        output.recents.drive(onNext: { say("recent: \($0.map(\.text.harmless).joined(separator: " · "))") }).disposed(
            by: bag)
        read(into: lines)
        for await results in output.results.values { show(results) }
        if let screenplay { say(screenplay.picture) }
    }

    /// Reads on a thread of its own, because reading waits.
    private func read(into lines: PublishSubject<String, Never>) {
        Thread.detachNewThread {
            while let line = readLine() { lines.onNext(line) }
            lines.onCompleted()
        }
    }

    private func show(_ results: [SearchResult]) {
        say("\(results.count) found")
        for airport in results.map(\.airport) {
            let place = [airport.city, airport.country].filter { !$0.isEmpty }.joined(separator: ", ")
            say("  \(airport.code)  \(airport.name) (\(place))")
        }
    }
}
