/// Runs a test of streams in virtual time.
///
/// The body makes sources, says what it expects, and may drive time itself. When it has ended, time runs on until nothing
/// is due any more; then all expectations are checked, and each that is not met fails the test on its own line, under
/// Swift Testing and XCTest alike.
///
/// ```swift
/// @Test func waitsForAPause() async {
///     await marbleTest { time in
///         let text = time.hot("a-b---c|")
///         time.expect(text.debounce(.milliseconds(3)), "-----b-(c|)")
///         time.expect(subscriptions: text, "^------!")
///     }
/// }
/// ```
///
/// The test also fails when nothing is expected, when a diagram is wrong, and when time does not come to rest within the
/// limits. When the body throws, everything is put back and the error goes on to the framework. Tests may run at the same
/// time; they share nothing.
///
/// - Parameter limit: At how many different times something may be due, and how many values one stream may send, before that
///   counts as endless; at one and the same time, ten times as much may run.
@MainActor
public func marbleTest(
    limit: Int = 10_000,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ body: @MainActor (MarbleTest) async throws -> Void
) async rethrows {
    try await Trial.run(limit: limit, at: Place(fileID, filePath, line, column), report: report, body)
}

/// Runs a test of streams in virtual time, in a synchronous context, on the thread of the caller.
///
/// It is the form for streams without async work: what hops to the main actor in a later turn never arrives here.
///
/// - Parameter limit: At how many different times something may be due, and how many values one stream may send, before that
///   counts as endless; at one and the same time, ten times as much may run.
@_disfavoredOverload
public func marbleTest(
    limit: Int = 10_000,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ body: (MarbleTest) throws -> Void
) rethrows {
    try Trial.run(limit: limit, at: Place(fileID, filePath, line, column), report: report, body)
}

private func report(_ problems: [Problem]) {
    for problem in problems { problem.report() }
}
