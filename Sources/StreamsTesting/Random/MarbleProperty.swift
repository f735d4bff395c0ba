/// Runs a test many times with random input, and shows the smallest input that it fails for.
///
/// Each run is a marble test of its own: with its own virtual time, and with something expected in it. When one fails, the
/// input is made smaller as long as it still fails; only that last failure is reported, with the seed to repeat it.
///
/// ```swift
/// @Test func neverShowsTheSameTwice() async {
///     await marbleProperty { time, random in
///         let text = time.driver(random.diagram("abc"))
///         time.expect(SearchViewModel(text).results, that: "no list comes twice in a row") { events in
///             zip(events, events.dropFirst()).allSatisfy { $0.event != $1.event }
///         }
///     }
/// }
/// ```
///
/// Expect with `time.expect`: what the framework's own `#expect` finds is reported for every run, and not made smaller.
///
/// - Parameters:
///   - runs: How many inputs to try.
///   - seed: Where the random numbers begin; a new one each time, if none is given.
///   - limit: At how many different times something may be due, and how many values one stream may send, before that
///     counts as endless; at one and the same time, ten times as much may run.
@MainActor
public func marbleProperty(
    runs: Int = 100, seed: UInt64? = nil, limit: Int = 10_000,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ body: @MainActor (MarbleTest, MarbleRandom) async throws -> Void
) async {
    let place = Place(fileID, filePath, line, column)
    var search = Search(runs: runs, seed: seed ?? .random(in: 0...UInt64(UInt32.max)))
    while let random = search.next() {
        var problems: [Problem] = []
        do {
            try await Trial.run(limit: limit, at: place, report: { problems += $0 }) { time in
                try await body(time, random)
            }
        } catch {
            problems = [Problem("the body threw \(error)", at: place)]
        }
        search.learn(problems, from: random)
    }
    search.problem?.report()
}

/// Runs a synchronous test many times with random input, and shows the smallest input that it fails for.
@_disfavoredOverload
public func marbleProperty(
    runs: Int = 100, seed: UInt64? = nil, limit: Int = 10_000,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ body: (MarbleTest, MarbleRandom) throws -> Void
) {
    let place = Place(fileID, filePath, line, column)
    var search = Search(runs: runs, seed: seed ?? .random(in: 0...UInt64(UInt32.max)))
    while let random = search.next() {
        var problems: [Problem] = []
        do {
            try Trial.run(limit: limit, at: place, report: { problems += $0 }) { time in try body(time, random) }
        } catch {
            problems = [Problem("the body threw \(error)", at: place)]
        }
        search.learn(problems, from: random)
    }
    search.problem?.report()
}
