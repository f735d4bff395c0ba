/// Where and when work runs.
///
/// Operators that know time take a scheduler and arm timers on it; `observe(on:)` sends each event through
/// ``schedule(_:)``. To write a scheduler of your own, make a ``TimerQueue`` over your clock and run what is due.
public protocol Scheduler: Sendable {
    /// The scheduler's time, and what is due on it.
    var timers: TimerQueue { get }

    /// Runs `action` as soon as possible, first come, first served; work that is due later never holds it up.
    func schedule(_ action: @escaping @Sendable () -> Void)

    /// Where the async work runs that a stream starts on this scheduler; `nil`, the default, is the global pool.
    var executor: (any TaskExecutor)? { get }
}

extension Scheduler {
    /// The global pool.
    public var executor: (any TaskExecutor)? { nil }

    /// The time since the scheduler's own origin.
    public var now: Duration { timers.now }

    /// Runs `action` once, after `delay`.
    ///
    /// A negative delay counts as zero, a huge one never overflows. The result may be dropped: the action still runs.
    /// Dispose it to call the action off and to release at once what it captured.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> ScheduledTimer {
        timers.once(at: now.saturatingAdd(delay), action)
    }
}
