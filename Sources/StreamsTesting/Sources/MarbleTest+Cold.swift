extension MarbleTest {
    /// A cold source: it sends its events anew to each subscriber, at times that count from the subscription.
    ///
    /// The marbles are the values themselves, or the digits of an `Int`. A wrong diagram fails the test on this line.
    ///
    /// ```swift
    /// let answer = time.cold("---a|")
    /// let numbers = time.cold("1-2-(3|)", of: Int.self)
    /// let failure = time.cold("--#", error: LoadError.offline)
    /// ```
    ///
    /// - Parameter error: What `#` stands for; without it `#` is rejected.
    public func cold<Element: MarbleValue & Sendable, Failure: Error>(
        _ diagram: String, of type: Element.Type = String.self, error: Failure? = nil as Never?,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> ColdObservable<Element, Failure> {
        let events = attempt(at: Place(fileID, filePath, line, column)) { () throws(MarbleError) in
            try MarbleDiagram.events(diagram, .cold, error: error) as [Recorded<Element, Failure>]
        }
        return scheduler.cold(events ?? [])
    }

    /// The same, with marbles that stand for the values of a map, and names between `<` and `>` for those of another.
    ///
    /// ```swift
    /// let results = time.cold("-a--<none>|", values: ["a": ["Seoul"]], named: ["none": []])
    /// ```
    public func cold<Element: Sendable, Failure: Error>(
        _ diagram: String, values: [Character: Element], named: [String: Element] = [:],
        error: Failure? = nil as Never?,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> ColdObservable<Element, Failure> {
        let events = attempt(at: Place(fileID, filePath, line, column)) { () throws(MarbleError) in
            try MarbleDiagram.events(diagram, .cold, values: values, named: named, error: error)
        }
        return scheduler.cold(events ?? [])
    }
}
