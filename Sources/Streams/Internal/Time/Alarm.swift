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
    private let queue: TimerQueue

    @usableFromInline
    init(_ scheduler: any Scheduler, _ subscription: Subscription, for owner: any Ringing) {
        let owner = Unchecked(WeakOwner(owner: owner))
        queue = scheduler.timers
        timer = queue.timer { owner.value.owner?.ring() }
        subscription.add(timer)
    }

    /// The time on the scheduler.
    @usableFromInline var now: Duration { queue.now }

    /// Whether it has been set and has not rung since: who is rung for asks, because it may have been set again since.
    @usableFromInline var isArmed: Bool { timer.isArmed }

    /// Rings after `delay`, instead of when it would have.
    @usableFromInline
    func arm(after delay: Duration, for owner: any Ringing) {
        queue.arm(timer.slot, after: delay, keeping: owner)
    }

    /// Rings at `time`, or without waiting when that has passed.
    @usableFromInline
    func arm(at time: Duration, for owner: any Ringing) {
        queue.arm(timer.slot, at: time, keeping: owner)
    }

    /// Rings at a place that was taken before.
    @usableFromInline
    func arm(at place: Place, for owner: any Ringing) {
        queue.arm(timer.slot, at: place.key, keeping: owner)
    }

    /// Takes the next place among what is due after `delay`.
    @usableFromInline
    func place(after delay: Duration) -> Place {
        Place(key: queue.place(after: delay))
    }

    /// Does not ring until it is set again.
    @usableFromInline
    func disarm() {
        timer.disarm()
    }
}

private struct WeakOwner {
    weak let owner: (any Ringing)?
}
