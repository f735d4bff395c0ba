import Streams

/// What one stream should say, beside what it says.
final class StreamExpectation<Element, Failure: Error>: Expectation {
    let place: Place
    private let window: SubscriptionWindow?
    // Used where the expectation was made, by the body's own thread or actor, also at the end.
    private let recorder: Unchecked<Recorder<Element, Failure>>
    private let difference: Unchecked<(String, [Recorded<Element, Failure>]) -> String?>

    init(
        _ recorder: Recorder<Element, Failure>, during window: SubscriptionWindow?, at place: Place,
        difference: @escaping (String, [Recorded<Element, Failure>]) -> String?
    ) {
        self.place = place
        self.window = window
        self.recorder = Unchecked(recorder)
        self.difference = Unchecked(difference)
    }

    var name: String { place.argument ?? "stream" }
    var isOpenEnded: Bool { window?.unsubscribed == nil && recorder.value.isOpen }
    var problem: String? { difference.value(name, recorder.value.events) }

    func stop() {
        recorder.value.stop()
    }
}
