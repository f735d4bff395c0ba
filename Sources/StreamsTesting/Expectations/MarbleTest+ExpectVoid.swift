public import Streams

extension MarbleTest {
    /// Expects a stream of mere happenings; any marble stands for one.
    ///
    /// ```swift
    /// time.expect(output.dismiss, "----x")
    /// ```
    @MainActor
    public func expect(
        _ stream: some MainActorStream<Void>, _ diagram: String, ignoringTimes: Bool = false,
        during window: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        expect(
            stream, diagram, ignoringTimes: ignoringTimes, during: window, by: { _, _ in true },
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Expects an observable of mere happenings; any marble stands for one.
    public func expect<Failure>(
        _ stream: some ObservableType<Void, Failure>, _ diagram: String, error: Failure? = nil,
        ignoringTimes: Bool = false, during window: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        expect(
            stream, diagram, error: error, ignoringTimes: ignoringTimes, during: window, by: { _, _ in true },
            fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
