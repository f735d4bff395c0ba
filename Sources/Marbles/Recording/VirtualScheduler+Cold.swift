import Streams

extension VirtualScheduler {
    /// A cold source from a list of events whose times count from each subscription.
    public func cold<Element: Sendable, Failure: Error>(
        _ events: [Recorded<Element, Failure>]
    ) -> ColdObservable<Element, Failure> {
        ColdObservable(events, on: self)
    }

    /// A cold source from a diagram whose marbles are its values: `try time.cold("--a--b|")`.
    ///
    /// - Parameter error: What `#` stands for; without it `#` is rejected.
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func cold<Element: MarbleValue & Sendable, Failure: Error>(
        _ diagram: String, of type: Element.Type = String.self, error: Failure? = nil as Never?
    ) throws(MarbleError) -> ColdObservable<Element, Failure> {
        cold(try MarbleDiagram.events(diagram, .cold, error: error))
    }

    /// A cold source from a diagram whose marbles stand for the values of a map, and names between `<` and `>` for those
    /// of another.
    ///
    /// - Parameter error: What `#` stands for; without it `#` is rejected.
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func cold<Element: Sendable, Failure: Error>(
        _ diagram: String, values: [Character: Element], named: [String: Element] = [:],
        error: Failure? = nil as Never?
    ) throws(MarbleError) -> ColdObservable<Element, Failure> {
        cold(try MarbleDiagram.events(diagram, .cold, values: values, named: named, error: error))
    }
}
