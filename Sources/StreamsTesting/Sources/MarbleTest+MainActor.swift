public import Streams

extension MarbleTest {
    /// A driver that sends its events at fixed times; who comes later gets the latest value.
    ///
    /// To see when something subscribes, make a ``hot(_:of:error:fileID:filePath:line:column:)`` source and hand out its
    /// `asDriver()`.
    ///
    /// ```swift
    /// let output = model.transform(Input(text: time.driver("a-b---c"), submit: time.signal("-----s")))
    /// ```
    @MainActor
    public func driver<Element: MarbleValue & Sendable>(
        _ diagram: String, of type: Element.Type = String.self,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Driver<Element> {
        let events = attempt(at: Place(fileID, filePath, line, column)) { () throws(MarbleError) in
            try MarbleDiagram.events(diagram, .hot) as [Recorded<Element, Never>]
        }
        return scheduler.driverSource(events ?? []).asDriver()
    }

    /// The same, with marbles that stand for the values of a map, and names between `<` and `>` for those of another.
    @MainActor
    public func driver<Element: Sendable>(
        _ diagram: String, values: [Character: Element], named: [String: Element] = [:],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Driver<Element> {
        let events = attempt(at: Place(fileID, filePath, line, column)) { () throws(MarbleError) in
            try MarbleDiagram.events(diagram, .hot, values: values, named: named) as [Recorded<Element, Never>]
        }
        return scheduler.driverSource(events ?? []).asDriver()
    }

    /// A signal that sends its events at fixed times.
    @MainActor
    public func signal<Element: MarbleValue & Sendable>(
        _ diagram: String, of type: Element.Type = String.self,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Signal<Element> {
        hot(diagram, of: type, fileID: fileID, filePath: filePath, line: line, column: column).asSignal()
    }

    /// The same, with marbles that stand for the values of a map, and names between `<` and `>` for those of another.
    ///
    /// ```swift
    /// let submit = time.signal("-----s", values: ["s": ()])
    /// ```
    @MainActor
    public func signal<Element: Sendable>(
        _ diagram: String, values: [Character: Element], named: [String: Element] = [:],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Signal<Element> {
        hot(diagram, values: values, named: named, fileID: fileID, filePath: filePath, line: line, column: column)
            .asSignal()
    }
}
