/// The time of a scheduler, and what is due on it.
///
/// Timers run by (time, sequence): of two that are due at the same time, the one that was armed first runs first, also
/// when it had been armed before for another time. The queue runs nothing by itself: whoever owns it calls
/// ``runNext(upTo:)`` when time has passed, and learns from `wake` when to come earlier than planned.
///
/// Times are durations since the scheduler's own origin. Thread-safe; no lock is held while an action runs or is
/// released.
public final class TimerQueue: Sendable {
    private let clock: @Sendable () -> Duration
    private let wake: @Sendable (Duration) -> Void
    private let heap = Lock(TimerHeap())

    /// Makes an empty queue.
    ///
    /// - Parameters:
    ///   - now: the time on the scheduler's own clock; it must not go backwards.
    ///   - wake: called, outside any lock, whenever a timer becomes the earliest, with its deadline. Two threads may
    ///     call it out of order, so ask ``nextDeadline`` for the truth.
    public init(now: @escaping @Sendable () -> Duration, wake: @escaping @Sendable (Duration) -> Void) {
        clock = now
        self.wake = wake
    }

    /// The time since the scheduler's origin.
    public var now: Duration { clock() }

    /// When the earliest timer is due; `nil` when none is armed.
    public var nextDeadline: Duration? {
        heap.withLock { $0.first() }
    }

    /// Makes a timer that runs `action` each time it is armed and its time comes.
    ///
    /// The timer is not armed yet. Dropping it disarms it and releases the action.
    public func timer(_ action: @escaping @Sendable () -> Void) -> ScheduledTimer {
        ScheduledTimer(queue: self, slot: heap.withLock { $0.insert(action) })
    }

    /// Runs `action` once at `deadline`, or without waiting when that has passed.
    ///
    /// The queue keeps the timer until then, so the result may be dropped; dispose it to call the action off.
    @discardableResult
    public func once(at deadline: Duration, _ action: @escaping @Sendable () -> Void) -> ScheduledTimer {
        let timer = timer()
        arm(timer.slot, at: deadline, for: Once(action, timer))
        return timer
    }

    /// Runs the earliest timer if it is due by `limit`, and says whether there was one.
    public func runNext(upTo limit: Duration) -> Bool {
        guard let work = heap.withLock({ $0.pop(upTo: limit) }) else { return false }
        work.run()
        return true
    }
}

extension TimerQueue {
    /// Takes out the action of the earliest timer that is due by `limit`, for a scheduler that runs it elsewhere.
    package func takeNext(upTo limit: Duration) -> (@Sendable () -> Void)? {
        guard let work = heap.withLock({ $0.pop(upTo: limit) }).map(Unchecked.init) else { return nil }
        return { work.value.run() }
    }

    /// The deadlines of all armed timers, in the order in which they would run.
    package var deadlines: [Duration] {
        heap.withLock { $0.deadlines() }
    }

    /// Disarms every timer.
    package func disarmAll() {
        _ = heap.withLock { $0.disarmAll() }
    }

    /// A timer that rings for an owner.
    func timer() -> ScheduledTimer {
        ScheduledTimer(queue: self, slot: heap.withLock { $0.insert() })
    }

    func arm(_ slot: Int, at deadline: Duration, for owner: (any Ringing)? = nil) {
        arm(slot, atReachable: max(deadline, clock()), for: owner)
    }

    /// - Parameters:
    ///   - owner: who is rung for, and must live as long as the timer is armed.
    ///   - change: what the owner changes in the same step.
    func arm(_ slot: Int, after delay: Duration, for owner: (any Ringing)? = nil, _ change: () -> Void = {}) {
        arm(slot, atReachable: deadline(after: delay), for: owner, change)
    }

    /// Takes a place in the order of what is due, for a timer that is armed for it later.
    func place(after delay: Duration) -> TimerHeap.Key {
        let deadline = deadline(after: delay)
        return heap.withLock { $0.place(at: deadline) }
    }

    func arm(_ slot: Int, at place: TimerHeap.Key, for owner: (any Ringing)?) {
        if heap.withLock({ $0.arm(slot, at: place, for: owner) }) { wake(place.deadline) }
    }

    func isArmed(_ slot: Int) -> Bool {
        heap.withLock { $0.isArmed(slot) }
    }

    func unlessArmed(_ slot: Int, _ change: () -> Void) {
        heap.withLock { if !$0.isArmed(slot) { change() } }
    }

    func disarm(_ slot: Int) {
        _ = heap.withLock { $0.disarm(slot) }
    }

    func cancel(_ slot: Int) {
        _ = heap.withLock { $0.cancel(slot) }
    }

    func remove(_ slot: Int) {
        _ = heap.withLock { $0.remove(slot) }
    }

    private func arm(
        _ slot: Int, atReachable deadline: Duration, for owner: (any Ringing)?, _ change: () -> Void = {}
    ) {
        let isFirst = heap.withLock { heap in
            change()
            return heap.arm(slot, at: deadline, for: owner)
        }
        if isFirst { wake(deadline) }
    }

    private func deadline(after delay: Duration) -> Duration {
        let now = clock()
        return delay > .zero ? now.saturatingAdd(delay) : now
    }
}

/// An action that runs once, and the timer that it waits for.
private final class Once: Ringing {
    private let action: @Sendable () -> Void
    private let timer: ScheduledTimer

    init(_ action: @escaping @Sendable () -> Void, _ timer: ScheduledTimer) {
        self.action = action
        self.timer = timer
    }

    func ring() { action() }
}
