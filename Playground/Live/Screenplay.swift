import Bindings
import Marbles
import SearchFeature
import Streams

/// Writes down the streams behind the search, to show them on one time axis.
@MainActor
struct Screenplay {
    private let text: Recorder<String, Never>
    private let queries: Recorder<String, Never>
    private let searching: Recorder<Bool, Never>
    private let results: Recorder<Int, Never>
    private let failures: Recorder<SearchError, Never>
    private let recents: Recorder<Int, Never>
    private let clock: @Sendable () -> Duration

    /// - Parameters:
    ///   - queries: The texts that are searched for: what debounce lets through.
    ///   - limit: How many events of a stream are kept.
    init(
        _ text: Driver<EditedText>, queries: Observable<String, Never>, _ output: SearchViewModel.Output,
        keeping limit: Int = .max
    ) {
        let clock = MainScheduler().stopwatch
        self.clock = clock
        self.text = Recorder(text.map(\.text), keeping: limit, clock: clock)
        self.queries = Recorder(queries, keeping: limit, clock: clock)
        searching = Recorder(output.isSearching, keeping: limit, clock: clock)
        results = Recorder(output.results.map(\.count), keeping: limit, clock: clock)
        failures = Recorder(output.failure.compactMap { $0 }, keeping: limit, clock: clock)
        recents = Recorder(output.recents.map(\.count), keeping: limit, clock: clock)
    }

    /// The streams so far, as marbles; `results` and `recents` show how many.
    var picture: String {
        var picture = MarblePicture("streams")
        picture.add("text", inMilliseconds(text.events))
        picture.add("debounced", inMilliseconds(queries.events))
        picture.add("isSearching", inMilliseconds(searching.events))
        picture.add("results", inMilliseconds(results.events))
        picture.add("recents", inMilliseconds(recents.events))
        return picture.description
    }

    /// The streams in the last seconds.
    ///
    /// Time stands still a second after the last event, so that there is time to look.
    var pane: StreamsPane {
        let found = results.marks { "[\($0)]" } + failures.marks { _ in "✗" }
        var pane = StreamsPane()
        pane.rows = [
            .init(name: "text", marks: text.edits), .init(name: "debounced", marks: queries.marks { $0 }),
            .init(name: "searching", marks: searching.marks { $0 ? "t" : "f" }),
            .init(name: "results", marks: found.sorted { $0.time < $1.time }),
            .init(name: "recents", marks: recents.marks { "[\($0)]" }),
        ]
        let last = pane.rows.compactMap { $0.marks.last?.time }.max() ?? .zero
        pane.now = min(clock(), last + .seconds(1))
        return pane
    }

    /// The real times, as exactly as a diagram can show them.
    private func inMilliseconds<Element>(_ events: [Recorded<Element, Never>]) -> [Recorded<Element, Never>] {
        events.map { event in
            let time = Duration.milliseconds(Int64(event.time / .milliseconds(1)))
            return Recorded(event.event, at: time)
        }
    }
}
