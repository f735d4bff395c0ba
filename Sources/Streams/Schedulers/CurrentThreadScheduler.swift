/// Runs work on the calling thread, one action after the other, never one inside the other.
///
/// The first action runs at once; what it schedules waits until it has returned. So work that schedules itself runs
/// in constant stack.
///
/// Timers cannot run on the calling thread without blocking it: they run one at a time on a shared background queue.
public struct CurrentThreadScheduler: Scheduler {
    private static let running = ThreadLocal<ActionList>()

    /// Makes a current-thread scheduler; all of them share the thread's one list.
    public init() {}

    /// The timers of the shared background queue.
    public var timers: TimerQueue { .sharedBackground }

    /// Runs `action`, and what it schedules here, before it returns; inside such an action, runs it afterwards.
    public func schedule(_ action: @escaping @Sendable () -> Void) {
        if let list = Self.running.value { return list.append(action) }
        let list = ActionList()
        Self.running.value = list
        defer { Self.running.value = nil }
        action()
        while let next = list.popFirst() { next() }
    }
}

extension Scheduler where Self == CurrentThreadScheduler {
    /// Runs work on the calling thread, one action after the other.
    public static var currentThread: CurrentThreadScheduler { CurrentThreadScheduler() }
}
