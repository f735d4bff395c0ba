import Streams

extension VirtualScheduler {
    /// A hot source from a list of events with absolute times.
    public func hot<Element: Sendable, Failure: Error>(
        _ events: [Recorded<Element, Failure>]
    ) -> HotObservable<Element, Failure> {
        HotObservable(events, on: self)
    }

    /// A hot source from a diagram whose marbles are its values: `try time.hot("--a-^-b|")`.
    ///
    /// - Parameter error: What `#` stands for; without it `#` is rejected.
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func hot<Element: MarbleValue & Sendable, Failure: Error>(
        _ diagram: String, of type: Element.Type = String.self, error: Failure? = nil as Never?
    ) throws(MarbleError) -> HotObservable<Element, Failure> {
        hot(try MarbleDiagram.events(diagram, .hot, error: error))
    }

    /// A hot source from a diagram whose marbles stand for the values of a map, and names between `<` and `>` for those
    /// of another.
    ///
    /// - Parameter error: What `#` stands for; without it `#` is rejected.
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func hot<Element: Sendable, Failure: Error>(
        _ diagram: String, values: [Character: Element], named: [String: Element] = [:],
        error: Failure? = nil as Never?
    ) throws(MarbleError) -> HotObservable<Element, Failure> {
        hot(try MarbleDiagram.events(diagram, .hot, values: values, named: named, error: error))
    }
}
