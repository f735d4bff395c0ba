public import Streams

extension MarbleTest {
    /// Expects a driver or a signal to say what a diagram shows; the parameters are those for an observable.
    ///
    /// ```swift
    /// time.expect(output.isSearching, "f--t--f", values: ["f": false, "t": true])
    /// ```
    @MainActor
    public func expect<Element: Equatable>(
        _ stream: some MainActorStream<Element>, _ diagram: String, values: [Character: Element] = [:],
        named: [String: Element] = [:], ignoringTimes: Bool = false, during window: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        expect(
            stream, diagram, values: values, named: named, ignoringTimes: ignoringTimes, during: window,
            by: { $0 == $1 }, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Expects a driver or a signal, whose values are compared by a closure, to say what a diagram shows.
    @MainActor
    public func expect<Element>(
        _ stream: some MainActorStream<Element>, _ diagram: String, values: [Character: Element] = [:],
        named: [String: Element] = [:], ignoringTimes: Bool = false, during window: String? = nil,
        by areSame: @escaping (Element, Element) -> Bool,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = Place(fileID, filePath, line, column)
        attempt(at: place) { () throws(MarbleError) in
            let expected = try Expected<Element, Never>(
                diagram, values: values, named: named, error: nil, ignoresTimes: ignoringTimes)
            try observe(expected, during: window, at: place, by: areSame) {
                record(stream, during: $0)
            }
        }
    }
}
