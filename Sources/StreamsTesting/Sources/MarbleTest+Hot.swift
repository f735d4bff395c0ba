extension MarbleTest {
    /// A hot source: it sends its events at fixed times, whoever listens.
    ///
    /// The marbles are the values themselves, or the digits of an `Int`. A wrong diagram fails the test on this line.
    ///
    /// ```swift
    /// let text = time.hot("a-b---c|")
    /// let count = time.hot("--1--^--2", of: Int.self)
    /// let state = time.hot("a--#", error: LoadError.offline)
    /// ```
    ///
    /// - Parameter error: What `#` stands for; without it `#` is rejected.
    public func hot<Element: MarbleValue & Sendable, Failure: Error>(
        _ diagram: String, of type: Element.Type = String.self, error: Failure? = nil as Never?,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> HotObservable<Element, Failure> {
        let events = attempt(at: Place(fileID, filePath, line, column)) { () throws(MarbleError) in
            try MarbleDiagram.events(diagram, .hot, error: error) as [Recorded<Element, Failure>]
        }
        return scheduler.hot(events ?? [])
    }

    /// The same, with marbles that stand for the values of a map, and names between `<` and `>` for those of another.
    ///
    /// ```swift
    /// let results = time.hot("-a--<none>|", values: ["a": ["Seoul"]], named: ["none": []])
    /// ```
    public func hot<Element: Sendable, Failure: Error>(
        _ diagram: String, values: [Character: Element], named: [String: Element] = [:],
        error: Failure? = nil as Never?,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> HotObservable<Element, Failure> {
        let events = attempt(at: Place(fileID, filePath, line, column)) { () throws(MarbleError) in
            try MarbleDiagram.events(diagram, .hot, values: values, named: named, error: error)
        }
        return scheduler.hot(events ?? [])
    }
}
