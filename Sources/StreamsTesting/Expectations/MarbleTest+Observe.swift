import Streams

extension MarbleTest {
    /// Observes a stream from now on or for a window, and expects something of it.
    func observe<Element, Failure>(
        _ expected: Expected<Element, Failure>, during window: String?, at place: Place,
        by areSame: @escaping (Element, Element) -> Bool,
        subscribe: @escaping (Observation<Element, Failure>) -> Subscription
    ) throws(MarbleError) {
        var parsed: SubscriptionWindow?
        if let window { parsed = try MarbleDiagram.window(window) }
        let comparison = MarbleComparison<Element, Failure>(
            values: expected.values, ignoresTimes: expected.ignoresTimes, areSame: areSame,
            areSameFailures: areSameFailures)
        let observation = Observation<Element, Failure>(scheduler, window: parsed, place: place) { name, actual in
            comparison.difference(name, expected: expected.events, actual: actual)
        }
        add(observation)
        observation.begin { subscribe(observation) }
    }
}
