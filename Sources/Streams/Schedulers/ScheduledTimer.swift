/// A timer of a ``TimerQueue``, which can be armed as often as wished.
///
/// Arming an armed timer moves it; for a later time that is as cheap as reading the clock, whatever else is armed.
/// The action lives as long as the timer, or until ``dispose()``; dropping the timer disarms it. A disarmed timer
/// leaves nothing in the queue.
///
/// Thread-safe. Disarming on the thread that runs the queue is exact; from another thread, an action that has already
/// begun goes on.
public final class ScheduledTimer: Disposable {
    let queue: TimerQueue
    let slot: Int

    init(queue: TimerQueue, slot: Int) {
        self.queue = queue
        self.slot = slot
    }

    deinit {
        queue.remove(slot)
    }

    /// Whether the timer is waiting for its time.
    public var isArmed: Bool { queue.isArmed(slot) }

    /// Sets the time at which the action runs; a time that has passed counts as now.
    public func arm(at deadline: Duration) {
        queue.arm(slot, at: deadline)
    }

    /// Sets the action to run after `delay`; a negative one counts as zero, and a huge one stops at the longest
    /// duration there is.
    public func arm(after delay: Duration) {
        queue.arm(slot, after: delay)
    }

    /// Calls the pending run off; the timer can be armed again.
    public func disarm() {
        queue.disarm(slot)
    }

    /// Calls the pending run off for good and releases the action and what it captured.
    public func dispose() {
        queue.cancel(slot)
    }
}
