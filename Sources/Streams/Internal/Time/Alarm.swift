/// What an alarm rings for.
@usableFromInline
protocol Ringing: AnyObject {
    /// The alarm's time has come; called by the scheduler.
    func ring()
}

/// The timer of one operator in one subscription, used in that operator's drain.
///
/// While it is armed it keeps its owner alive, for nobody else may be left to do so: a source may have sent all that it
/// ever will. At other times it does not, so that a forgotten stream is freed.
@usableFromInline
struct Alarm {
    /// A place in the order of everything that the scheduler has to do.
    @usableFromInline
    struct Place {
        fileprivate let key: TimerHeap.Key

        @usableFromInline var time: Duration { key.deadline }
    }

    private let timer: ScheduledTimer

    @usableFromInline
    init(_ scheduler: any Scheduler, _ subscription: Subscription) {
        timer = scheduler.timers.timer()
        subscription.add(timer)
    }

    /// The time on the scheduler.
    @usableFromInline var now: Duration { timer.queue.now }

    /// Whether it has been set and has not rung since: who is rung for asks, because it may have been set again since.
    @usableFromInline var isArmed: Bool { timer.isArmed }

    /// Rings after `delay`, instead of when it would have.
    ///
    /// - Parameter change: what changes in the same step; it runs in a lock.
    @usableFromInline
    func arm(after delay: Duration, for owner: any Ringing, _ change: () -> Void = {}) {
        timer.queue.arm(timer.slot, after: delay, for: owner, change)
    }

    /// Makes a change unless the alarm has been set and has not rung since, in one step; it runs in a lock.
    @usableFromInline
    func unlessArmed(_ change: () -> Void) {
        timer.queue.unlessArmed(timer.slot, change)
    }

    /// Rings at `time`, or without waiting when that has passed.
    @usableFromInline
    func arm(at time: Duration, for owner: any Ringing) {
        timer.queue.arm(timer.slot, at: time, for: owner)
    }

    /// Rings at a place that was taken before.
    @usableFromInline
    func arm(at place: Place, for owner: any Ringing) {
        timer.queue.arm(timer.slot, at: place.key, for: owner)
    }

    /// Takes the next place among what is due after `delay`.
    @usableFromInline
    func place(after delay: Duration) -> Place {
        Place(key: timer.queue.place(after: delay))
    }

    /// Does not ring until it is set again.
    @usableFromInline
    func disarm() {
        timer.disarm()
    }
}
