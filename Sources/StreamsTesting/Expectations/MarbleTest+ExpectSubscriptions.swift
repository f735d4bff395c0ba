extension MarbleTest {
    /// Expects a hot or cold source to be subscribed to as diagrams show, one for each subscription.
    ///
    /// `^` is where it is subscribed to, `!` where it is unsubscribed from, by its end too; without `!` the subscription
    /// goes on. No diagram at all expects no subscription.
    ///
    /// ```swift
    /// time.expect(subscriptions: text, "^------!")
    /// time.expect(subscriptions: answer, "--^--!", "-----^--!")
    /// ```
    public func expect(
        subscriptions source: some SubscriptionLogging, _ diagrams: String...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = Place(fileID, filePath, line, column)
        attempt(at: place) { () throws(MarbleError) in
            var expected: [SubscriptionWindow] = []
            for diagram in diagrams { expected.append(try MarbleDiagram.window(diagram)) }
            add(
                SubscriptionExpectation(place: place) { [expected] name in
                    WindowComparison.difference(name, expected: expected, actual: source.subscriptions)
                })
        }
    }

    /// Expects a hot or cold source to be subscribed to so many times.
    public func expect(
        subscriptions source: some SubscriptionLogging, count: Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        add(
            SubscriptionExpectation(place: Place(fileID, filePath, line, column)) { name in
                let windows = source.subscriptions
                guard windows.count != count else { return nil }
                let rows = windows.map { "\n  \($0)" }.joined()
                return "\(name): expected \(count) subscription(s), got \(windows.count)\(rows)"
            })
    }
}

/// What a source's subscriptions should be.
struct SubscriptionExpectation: Expectation {
    let place: Place
    let difference: @Sendable (String) -> String?

    init(place: Place, difference: @escaping @Sendable (String) -> String?) {
        self.place = place
        self.difference = difference
    }

    var name: String { place.argument ?? "source" }
    var isOpenEnded: Bool { false }
    var problem: String? { difference(name) }
    func stop() {}
}
