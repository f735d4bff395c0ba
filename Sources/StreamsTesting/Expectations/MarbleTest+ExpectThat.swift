public import Streams

extension MarbleTest {
    /// Expects something to hold for all that a stream says, whatever that is in detail.
    ///
    /// ```swift
    /// time.expect(output.results, that: "no list is shown twice in a row") { events in
    ///     zip(events, events.dropFirst()).allSatisfy { $0.event != $1.event }
    /// }
    /// ```
    ///
    /// - Parameter claim: What holds, in the words of the failure.
    public func expect<Element, Failure>(
        _ stream: some ObservableType<Element, Failure>, that claim: String, during window: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        _ holds: @escaping ([Recorded<Element, Failure>]) -> Bool
    ) {
        let place = Place(fileID, filePath, line, column)
        attempt(at: place) { () throws(MarbleError) in
            let window = try self.window(window, at: place)
            expect(
                record(stream, during: window), that: claim, during: window,
                at: place, holds)
        }
    }

    /// Expects something to hold for all that a driver or a signal says, whatever that is in detail.
    @MainActor
    public func expect<Element>(
        _ stream: some MainActorStream<Element>, that claim: String, during window: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        _ holds: @escaping ([Recorded<Element, Never>]) -> Bool
    ) {
        let place = Place(fileID, filePath, line, column)
        attempt(at: place) { () throws(MarbleError) in
            let window = try self.window(window, at: place)
            expect(
                record(stream, during: window), that: claim,
                during: window, at: place, holds)
        }
    }

    private func expect<Element, Failure>(
        _ recorder: Recorder<Element, Failure>, that claim: String, during window: SubscriptionWindow?,
        at place: Place, _ holds: @escaping ([Recorded<Element, Failure>]) -> Bool
    ) {
        add(
            StreamExpectation(recorder, during: window, limit: limit, at: place) { name, actual in
                guard !holds(actual) else { return nil }
                var picture = MarblePicture("\(name): expected that \(claim)")
                picture.add("actual", actual)
                return "\(picture)"
            })
    }
}
