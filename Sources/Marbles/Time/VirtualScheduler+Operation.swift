import Streams

extension VirtualScheduler {
    /// Runs an async operation in virtual time and returns what it returns.
    ///
    /// Time moves on, from one thing that is due to the next, until the operation has ended.
    ///
    /// ```swift
    /// let airports = try await time.run { try await service.search("icn") }
    /// ```
    ///
    /// - Throws: What the operation throws, or a ``VirtualTimeOverrun`` when it can never end: nothing is due any more,
    ///   or too much is. The operation is then cancelled.
    @MainActor
    public func run<Value: Sendable>(
        limit: Int = 10_000, _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let outcome = Outcome<Value>()
        let task = Task(executorPreference: jobs) {
            do {
                outcome.result = .success(try await operation())
            } catch {
                outcome.result = .failure(error)
            }
        }
        var course = Course(to: nil, of: self, limit: limit)
        await follow(&course) { outcome.result != nil }
        if let result = outcome.result { return try result.get() }
        task.cancel()
        throw course.end() ?? course.standstill()
    }
}

private final class Outcome<Value: Sendable>: Sendable {
    private let state = Lock<Result<Value, any Error>?>(nil)

    var result: Result<Value, any Error>? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
