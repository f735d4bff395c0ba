import Streams

extension MarbleTest {
    /// Adds a picture of all streams of `output`, on one time axis, to the first failure of this test.
    ///
    /// The streams are found among the members of `output` and subscribed to now. A single stream, such as a source,
    /// can be watched too. Watching expects nothing.
    ///
    /// ```swift
    /// let output = model.transform(input)
    /// time.watch(output)
    /// time.expect(output.results, "----a", values: ["a": [.seoul]])
    /// ```
    @MainActor
    public func watch(
        _ output: Any,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = Place(fileID, filePath, line, column)
        let streams = ObservedStream.all(in: output, named: place.argument ?? "stream", in: self)
        if streams.isEmpty { add(Problem("nothing to watch: \(type(of: output)) has no stream", at: place)) }
        state.withLock { $0.watched += streams }
    }

    /// The picture of what is watched, after an empty line; empty when nothing is.
    func picture(of streams: [ObservedStream]) -> String {
        guard !streams.isEmpty else { return "" }
        var picture = MarblePicture("all that is watched:")
        for stream in streams { picture.add(stream.name, stream.events) }
        return "\n\n\(picture)"
    }
}
