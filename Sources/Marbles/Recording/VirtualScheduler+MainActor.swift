public import Streams

extension VirtualScheduler {
    /// A driver from a diagram whose marbles are its values; who comes later gets the latest one.
    ///
    /// Times are absolute, as those of a hot source. To see when it is subscribed to, make a source with
    /// ``driverSource(_:)`` instead.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    @MainActor
    public func driver<Element: MarbleValue & Sendable>(
        _ diagram: String, of type: Element.Type = String.self
    ) throws(MarbleError) -> Driver<Element> {
        driverSource(try MarbleDiagram.events(diagram, .hot)).asDriver()
    }

    /// A driver from a diagram whose marbles stand for the values of a map; see ``MarbleDiagram``.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    @MainActor
    public func driver<Element: Sendable>(
        _ diagram: String, values: [Character: Element], named: [String: Element] = [:]
    ) throws(MarbleError) -> Driver<Element> {
        driverSource(try MarbleDiagram.events(diagram, .hot, values: values, named: named)).asDriver()
    }

    /// A signal from a diagram whose marbles are its values.
    ///
    /// Times are absolute, as those of a hot source.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    @MainActor
    public func signal<Element: MarbleValue & Sendable>(
        _ diagram: String, of type: Element.Type = String.self
    ) throws(MarbleError) -> Signal<Element> {
        try hot(diagram, of: type).asSignal()
    }

    /// A signal from a diagram whose marbles stand for the values of a map; see ``MarbleDiagram``.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    @MainActor
    public func signal<Element: Sendable>(
        _ diagram: String, values: [Character: Element], named: [String: Element] = [:]
    ) throws(MarbleError) -> Signal<Element> {
        try hot(diagram, values: values, named: named).asSignal()
    }

    /// What is behind a driver: a hot source that gives its latest value to who comes later.
    ///
    /// ```swift
    /// let source = time.driverSource(try MarbleDiagram.events("a-b", .hot, values: ["a": 1, "b": 2]))
    /// let model = Model(count: source.asDriver())
    /// source.subscriptions            // when the model listened
    /// ```
    public func driverSource<Element: Sendable>(
        _ events: [Recorded<Element, Never>]
    ) -> HotObservable<Element, Never> {
        HotObservable(events, on: self, replaysLatest: true)
    }
}
