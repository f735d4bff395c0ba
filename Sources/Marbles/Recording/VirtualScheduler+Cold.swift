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
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func cold(_ diagram: String) throws(MarbleError) -> ColdObservable<String, Never> {
        cold(try MarbleDiagram.events(diagram, .cold))
    }

    /// A cold source from a diagram whose marbles are its values, of the type that is asked for.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func cold<Element: MarbleValue & Sendable>(
        _ diagram: String, of type: Element.Type = Element.self
    ) throws(MarbleError) -> ColdObservable<Element, Never> {
        cold(try MarbleDiagram.events(diagram, .cold))
    }

    /// A cold source from a diagram whose marbles are its values and whose `#` is `error`.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func cold<Failure: Error>(
        _ diagram: String, error: Failure
    ) throws(MarbleError) -> ColdObservable<String, Failure> {
        cold(try MarbleDiagram.events(diagram, .cold, error: error))
    }

    /// A cold source from a diagram whose marbles are its values, of the type that is asked for, and whose `#` is `error`.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func cold<Element: MarbleValue & Sendable, Failure: Error>(
        _ diagram: String, of type: Element.Type = Element.self, error: Failure
    ) throws(MarbleError) -> ColdObservable<Element, Failure> {
        cold(try MarbleDiagram.events(diagram, .cold, error: error))
    }

    /// A cold source from a diagram whose marbles stand for the values of a map; see ``MarbleDiagram``.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func cold<Element: Sendable>(
        _ diagram: String, values: [Character: Element], named: [String: Element] = [:]
    ) throws(MarbleError) -> ColdObservable<Element, Never> {
        cold(try MarbleDiagram.events(diagram, .cold, values: values, named: named))
    }

    /// A cold source from a diagram whose marbles stand for the values of a map and whose `#` is `error`.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func cold<Element: Sendable, Failure: Error>(
        _ diagram: String, values: [Character: Element], named: [String: Element] = [:], error: Failure
    ) throws(MarbleError) -> ColdObservable<Element, Failure> {
        cold(try MarbleDiagram.events(diagram, .cold, values: values, named: named, error: error))
    }
}
