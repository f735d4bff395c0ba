import Streams

extension MarbleTest {
    /// Expects of the stream that `record` records what a diagram shows.
    func observe<Element, Failure>(
        _ expected: Expected<Element, Failure>, during window: String?, at place: Place,
        by areSame: @escaping (Element, Element) -> Bool,
        record: (SubscriptionWindow?) -> Recorder<Element, Failure>
    ) throws(MarbleError) {
        let parsed = try self.window(window, at: place)
        let comparison = MarbleComparison<Element, Failure>(
            values: expected.values, ignoresTimes: expected.ignoresTimes, areSame: areSame,
            areSameFailures: areSameFailures)
        let recorder = record(parsed)
        add(
            StreamExpectation(recorder, during: parsed, limit: limit, at: place) { name, actual in
                comparison.difference(name, expected: expected.events, actual: actual)
            })
    }

    /// The window of a diagram, which must not lie behind.
    func window(_ diagram: String?, at place: Place) throws(MarbleError) -> SubscriptionWindow? {
        guard let diagram else { return nil }
        let window = try MarbleDiagram.window(diagram)
        if let start = window.subscribed, start < now {
            add(Problem("the window \(diagram) opens at \(start), but it is \(now) already", at: place))
        }
        return window
    }
}
