import Streams

/// Runs `body` with a virtual time of its own, for which the main scheduler stands meanwhile.
///
/// Every stream that is subscribed to inside, without naming a scheduler or on the main scheduler, uses the virtual
/// time, and the async work that streams start runs on its executor. Nothing of it is seen outside of `body`; tests
/// that run at the same time do not share it.
///
/// ```swift
/// await withVirtualTime { time in
///     let model = SearchViewModel(service: service)
///     await time.advance(by: .milliseconds(300))
/// }
/// ```
///
/// When `body` ends or throws, so does its time: recordings and timers stop, and whoever still sleeps gets `CancellationError`.
///
/// - Parameter stepLimit: How much may run at one and the same time before that counts as endless.
@MainActor
public func withVirtualTime<Value>(
    stepLimit: Int = 100_000, _ body: @MainActor (VirtualScheduler) async throws -> Value
) async rethrows -> Value {
    let time = VirtualScheduler(stepLimit: stepLimit)
    do {
        let value = try await CurrentScheduler.$override.withValue(time) { try await body(time) }
        await time.end()
        return value
    } catch {
        await time.end()
        throw error
    }
}

/// Runs `body` with a virtual time of its own, in a synchronous context, on any thread.
///
/// - Parameter stepLimit: How much may run at one and the same time before that counts as endless.
public func withVirtualTime<Value>(
    stepLimit: Int = 100_000, _ body: (VirtualScheduler) throws -> Value
) rethrows -> Value {
    let time = VirtualScheduler(stepLimit: stepLimit)
    defer { time.end() }
    return try CurrentScheduler.$override.withValue(time) { try body(time) }
}

extension VirtualScheduler {
    /// Ends this time and lets the tasks that depend on it end.
    @MainActor
    func end() async {
        stop()
        var course = Course(to: now, of: self)
        await settle(&course)
        jobs.stop()
    }

    /// Ends this time; tasks that depend on it end on the global pool.
    func end() {
        stop()
        jobs.stop()
    }

    private func stop() {
        disposeAll()
        prepareDrive()
        timers.disarmAll()
        sleepers.stop()
    }
}
