extension TimerQueue {
    /// A queue of timers that a worker runs, through one task that sleeps until the earliest deadline.
    static func running<C: Clock<Duration>>(on worker: TaskWorker, clock: C) -> TimerQueue {
        let alarm = ClockAlarm(worker: worker, clock: clock)
        let timers = TimerQueue(now: { alarm.now }, wake: { _ in alarm.set() })
        alarm.start(for: timers)
        return timers
    }
}

/// One sleeping task, always due no later than the earliest deadline of the timer queue that owns it.
private final class ClockAlarm<C: Clock<Duration>>: Sendable {
    private struct State {
        weak var timers: TimerQueue?
        var deadline: Duration?
        var sleeper: Task<Void, Never>?
        /// Grows with each deadline that is set or reached.
        var plan = 0
    }

    private let worker: TaskWorker
    private let clock: C
    private let origin: C.Instant
    private let state = Lock(State())

    init(worker: TaskWorker, clock: C) {
        self.worker = worker
        self.clock = clock
        origin = clock.now
    }

    deinit {
        state.withLock { $0.sleeper }?.cancel()
    }

    var now: Duration { origin.duration(to: clock.now) }

    func start(for timers: TimerQueue) {
        state.withLock { $0.timers = timers }
    }

    /// Starts a sleeper if the present one would wake too late; waking too early costs one look at the queue.
    ///
    /// Reads the deadline anew under the lock: of two threads, the last one to come here sees the truth. The task is made
    /// outside, because the clock and the executor are the user's.
    func set() {
        let (deadline, plan, old, kept) = state.withLock { state -> (Duration?, Int, Task<Void, Never>?, TimerQueue?) in
            let timers = state.timers
            let deadline = timers?.nextDeadline
            guard let deadline, state.deadline.map({ deadline < $0 }) ?? true else { return (nil, 0, nil, timers) }
            state.deadline = deadline
            state.plan += 1
            return (deadline, state.plan, state.sleeper.take(), timers)
        }
        old?.cancel()
        withExtendedLifetime(kept) {}
        guard let deadline else { return }
        let new = sleep(until: deadline)
        let isCurrent = state.withLock { state in
            guard state.plan == plan else { return false }
            state.sleeper = new
            return true
        }
        if !isCurrent { new.cancel() }
    }

    private func sleep(until deadline: Duration) -> Task<Void, Never> {
        // Clocks trap on instants out of their range; a timer that is further away is looked at again every day.
        let instant = origin.advanced(by: min(deadline, now.saturatingAdd(.seconds(86_400))))
        return Task(executorPreference: worker.executor) { [weak self, clock, worker] in
            guard (try? await clock.sleep(until: instant, tolerance: nil)) != nil else { return }
            worker.run { [weak self] in self?.ring() }
        }
    }

    private func ring() {
        let rung = state.withLock { state in
            state.deadline = nil
            state.sleeper = nil
            state.plan += 1
            return state.timers
        }
        guard let timers = rung else { return }
        let limit = now
        while timers.runNext(upTo: limit) {}
        set()
    }
}
