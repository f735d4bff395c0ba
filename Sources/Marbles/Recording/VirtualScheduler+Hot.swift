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
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func hot(_ diagram: String) throws(MarbleError) -> HotObservable<String, Never> {
        hot(try MarbleDiagram.events(diagram, .hot))
    }

    /// A hot source from a diagram whose marbles are its values, of the type that is asked for.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func hot<Element: MarbleValue & Sendable>(
        _ diagram: String, of type: Element.Type = Element.self
    ) throws(MarbleError) -> HotObservable<Element, Never> {
        hot(try MarbleDiagram.events(diagram, .hot))
    }

    /// A hot source from a diagram whose marbles are its values and whose `#` is `error`.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func hot<Failure: Error>(
        _ diagram: String, error: Failure
    ) throws(MarbleError) -> HotObservable<String, Failure> {
        hot(try MarbleDiagram.events(diagram, .hot, error: error))
    }

    /// A hot source from a diagram whose marbles are its values, of the type that is asked for, and whose `#` is `error`.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func hot<Element: MarbleValue & Sendable, Failure: Error>(
        _ diagram: String, of type: Element.Type = Element.self, error: Failure
    ) throws(MarbleError) -> HotObservable<Element, Failure> {
        hot(try MarbleDiagram.events(diagram, .hot, error: error))
    }

    /// A hot source from a diagram whose marbles stand for the values of a map; see ``MarbleDiagram``.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func hot<Element: Sendable>(
        _ diagram: String, values: [Character: Element], named: [String: Element] = [:]
    ) throws(MarbleError) -> HotObservable<Element, Never> {
        hot(try MarbleDiagram.events(diagram, .hot, values: values, named: named))
    }

    /// A hot source from a diagram whose marbles stand for the values of a map and whose `#` is `error`.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func hot<Element: Sendable, Failure: Error>(
        _ diagram: String, values: [Character: Element], named: [String: Element] = [:], error: Failure
    ) throws(MarbleError) -> HotObservable<Element, Failure> {
        hot(try MarbleDiagram.events(diagram, .hot, values: values, named: named, error: error))
    }
}
