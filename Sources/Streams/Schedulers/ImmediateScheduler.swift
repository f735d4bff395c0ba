/// Runs work at once, where it is scheduled.
///
/// Timers cannot run on the calling thread without blocking it: they run one at a time on a shared background queue.
public struct ImmediateScheduler: Scheduler {
    /// Makes an immediate scheduler; all of them are equal.
    public init() {}

    /// The timers of the shared background queue.
    public var timers: TimerQueue { .sharedBackground }

    /// Runs `action` before it returns.
    public func schedule(_ action: @escaping @Sendable () -> Void) {
        action()
    }
}

extension Scheduler where Self == ImmediateScheduler {
    /// Runs work at once, where it is scheduled.
    public static var immediate: ImmediateScheduler { ImmediateScheduler() }
}
