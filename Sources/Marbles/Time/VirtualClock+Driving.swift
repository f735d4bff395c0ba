extension VirtualClock {
    /// Lets `duration` pass; see ``VirtualScheduler/advance(by:)-async``.
    @MainActor @discardableResult
    public func advance(by duration: Duration) async -> VirtualTimeOverrun? {
        await scheduler.advance(by: duration)
    }

    /// Lets time pass until `instant`; see ``VirtualScheduler/advance(to:)-async``.
    @MainActor @discardableResult
    public func advance(to instant: Instant) async -> VirtualTimeOverrun? {
        await scheduler.advance(to: instant.offset)
    }

    /// Lets time pass until nobody sleeps any more; see ``VirtualScheduler/run(limit:)-async``.
    @MainActor
    public func run(limit: Int = 10_000) async throws(VirtualTimeOverrun) {
        try await scheduler.run(limit: limit)
    }

    /// Runs an async operation in virtual time and returns what it returns; see
    /// ``VirtualScheduler/run(limit:_:)``.
    @MainActor
    public func run<Value: Sendable>(
        limit: Int = 10_000, _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await scheduler.run(limit: limit, operation)
    }
}
