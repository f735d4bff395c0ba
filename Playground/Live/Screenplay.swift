import Bindings
import Marbles
import SearchFeature
import Streams

/// Writes down the streams behind the search, to show them on one time axis.
@MainActor
struct Screenplay {
    private let text: Recorder<String, Never>
    private let searching: Recorder<Bool, Never>
    private let results: Recorder<Int, Never>
    private let recents: Recorder<Int, Never>

    init(_ text: Driver<EditedText>, _ output: SearchViewModel.Output) {
        self.text = Recorder(text.map(\.text), on: .main)
        searching = Recorder(output.isSearching, on: .main)
        results = Recorder(output.results.map(\.count), on: .main)
        recents = Recorder(output.recents.map(\.count), on: .main)
    }

    /// The streams so far, as marbles; `results` and `recents` show how many.
    var picture: String {
        var picture = MarblePicture("streams")
        picture.add("text", inMilliseconds(text.events))
        picture.add("isSearching", inMilliseconds(searching.events))
        picture.add("results", inMilliseconds(results.events))
        picture.add("recents", inMilliseconds(recents.events))
        return picture.description
    }

    /// The real times, as exactly as a diagram can show them.
    private func inMilliseconds<Element>(_ events: [Recorded<Element, Never>]) -> [Recorded<Element, Never>] {
        events.map { event in
            let time = Duration.milliseconds(Int64(event.time / .milliseconds(1)))
            return Recorded(event.event, at: time)
        }
    }
}
