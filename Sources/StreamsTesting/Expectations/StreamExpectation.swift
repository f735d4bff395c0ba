import Streams

/// What one stream should say, beside what it says.
final class StreamExpectation<Element, Failure: Error>: Expectation {
    let place: Place
    private let window: SubscriptionWindow?
    private let limit: Int
    // Used where the expectation was made, by the body's own thread or actor, also at the end.
    private let recorder: Unchecked<Recorder<Element, Failure>>
    private let difference: Unchecked<(String, [Recorded<Element, Failure>]) -> String?>

    init(
        _ recorder: Recorder<Element, Failure>, during window: SubscriptionWindow?, limit: Int, at place: Place,
        difference: @escaping (String, [Recorded<Element, Failure>]) -> String?
    ) {
        self.place = place
        self.window = window
        self.limit = limit
        self.recorder = Unchecked(recorder)
        self.difference = Unchecked(difference)
    }

    var name: String { place.argument ?? "stream" }
    var isOpenEnded: Bool { window?.unsubscribed == nil && recorder.value.isOpen }

    var problem: String? {
        let events = recorder.value.events
        // One of the events may be the end.
        guard events.count <= limit + 1 else {
            return "\(name): does not end; given up after more than \(limit) values. Take a part of it: take(20)"
        }
        return difference.value(name, events)
    }

    func stop() {
        recorder.value.stop()
    }
}
