public import Streams

extension MarbleTest {
    /// Expects a stream to say what a diagram shows.
    ///
    /// The stream is subscribed to at once, or when its window opens, and compared at the end of the test; times are
    /// absolute.
    ///
    /// ```swift
    /// time.expect(text.map(\.count), "--1--2|")
    /// time.expect(results, "--a--b|", values: ["a": ["Seoul"], "b": []])
    /// time.expect(profile, "---#", error: LoadError.offline)
    /// time.expect(ticks, "---------a---------a", during: "^ 25ms !")
    /// ```
    ///
    /// - Parameters:
    ///   - diagram: What is expected, in the grammar of ``MarbleDiagram``.
    ///   - values: What the marbles stand for; without it they are their own values, where the type has any.
    ///   - named: What longer names between `<` and `>` stand for.
    ///   - error: What `#` stands for.
    ///   - ignoringTimes: Whether only the values, their order and the end count.
    ///   - window: When to subscribe (`^`) and unsubscribe (`!`); an endless stream needs one.
    public func expect<Element: Equatable, Failure>(
        _ stream: some ObservableType<Element, Failure>, _ diagram: String, values: [Character: Element] = [:],
        named: [String: Element] = [:], error: Failure? = nil, ignoringTimes: Bool = false,
        during window: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        expect(
            stream, diagram, values: values, named: named, error: error, ignoringTimes: ignoringTimes, during: window,
            by: ==, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Expects a stream, whose values are compared by a closure, to say what a diagram shows.
    ///
    /// ```swift
    /// time.expect(pairs, "--a", values: ["a": (1, 2)], by: ==)
    /// ```
    public func expect<Element, Failure>(
        _ stream: some ObservableType<Element, Failure>, _ diagram: String, values: [Character: Element] = [:],
        named: [String: Element] = [:], error: Failure? = nil, ignoringTimes: Bool = false,
        during window: String? = nil, by areSame: @escaping (Element, Element) -> Bool,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = Place(fileID, filePath, line, column)
        attempt(at: place) { () throws(MarbleError) in
            let expected = try Expected(
                diagram, values: values, named: named, error: error, ignoresTimes: ignoringTimes)
            try observe(expected, during: window, at: place, by: areSame) {
                record(stream, during: $0)
            }
        }
    }
}
