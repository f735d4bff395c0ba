public import Streams

extension MarbleTest {
    /// Expects two streams to say the same at the same times: a law of an operator, or a model beside its plain double.
    ///
    /// ```swift
    /// time.expect(text.map(f).map(g), sameAs: text.map { g(f($0)) })
    /// ```
    public func expect<Element: Equatable, Failure>(
        _ stream: some ObservableType<Element, Failure>, sameAs other: some ObservableType<Element, Failure>,
        ignoringTimes: Bool = false, during window: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = Place(fileID, filePath, line, column)
        attempt(at: place) { () throws(MarbleError) in
            let window = try self.window(window, at: place)
            expectSame(
                record(stream, during: window),
                as: record(other, during: window),
                ignoringTimes: ignoringTimes, during: window, at: place)
        }
    }

    /// Expects two drivers or signals to say the same at the same times.
    @MainActor
    public func expect<Element: Equatable>(
        _ stream: some MainActorStream<Element>, sameAs other: some MainActorStream<Element>,
        ignoringTimes: Bool = false, during window: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = Place(fileID, filePath, line, column)
        attempt(at: place) { () throws(MarbleError) in
            let window = try self.window(window, at: place)
            expectSame(
                record(stream, during: window),
                as: record(other, during: window),
                ignoringTimes: ignoringTimes, during: window, at: place)
        }
    }

    private func expectSame<Element: Equatable, Failure>(
        _ recorder: Recorder<Element, Failure>, as other: Recorder<Element, Failure>, ignoringTimes: Bool,
        during window: SubscriptionWindow?, at place: Place
    ) {
        let comparison = MarbleComparison<Element, Failure>(
            ignoresTimes: ignoringTimes, areSame: ==, areSameFailures: areSameFailures)
        add(
            StreamExpectation(recorder, during: window, limit: limit, at: place) { name, actual in
                comparison.difference(name, expected: other.events, actual: actual)
            })
    }
}
