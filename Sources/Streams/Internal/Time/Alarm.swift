/// What an alarm rings for.
protocol Ringing: AnyObject {
    /// The alarm's time has come; called by the scheduler.
    func ring()
}

/// The timer of one operator in one subscription, used in that operator's drain.
///
/// While it is armed it keeps its owner alive, for nobody else may be left to do so: a source may have sent all that it
/// ever will. At other times it does not, so that a forgotten stream is freed.
struct Alarm {
    private let timer: ScheduledTimer
    private let queue: TimerQueue

    init(_ scheduler: any Scheduler, _ subscription: Subscription, for owner: some Ringing) {
        let owner = Unchecked(WeakOwner(owner: owner))
        queue = scheduler.timers
        timer = queue.timer { owner.value.owner?.ring() }
        subscription.add(timer)
    }

    /// The time on the scheduler.
    var now: Duration { queue.now }

    /// Whether it has been set and has not rung since: who is rung for asks, because it may have been set again since.
    var isArmed: Bool { timer.isArmed }

    /// Rings after `delay`, instead of when it would have.
    func arm(after delay: Duration, for owner: some Ringing) {
        queue.arm(timer.slot, after: delay, keeping: owner)
    }

    /// Rings at a place taken before.
    func arm(at place: TimerHeap.Key, for owner: some Ringing) {
        queue.arm(timer.slot, at: place, keeping: owner)
    }

    /// Takes a place in the order of everything that the scheduler has to do, after `delay`.
    func place(after delay: Duration) -> TimerHeap.Key {
        queue.place(after: delay)
    }

    /// Does not ring until it is set again.
    func disarm() {
        timer.disarm()
    }
}

private struct WeakOwner {
    weak let owner: (any Ringing)?
}
