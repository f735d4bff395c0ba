import Streams

/// One stretch of virtual time: where it goes, and what it has used of its limits.
struct Course {
    private let scheduler: VirtualScheduler
    private let target: Duration?
    private let limit: Int
    private var steps = 0
    private var times = 0
    private var overrun: VirtualTimeOverrun?

    /// A course to `target`, or as far as anything is due.
    init(to target: Duration?, of scheduler: VirtualScheduler, limit: Int = .max) {
        self.scheduler = scheduler
        self.target = target.map { max($0, scheduler.now) }
        self.limit = limit
        overrun = scheduler.overrun
        scheduler.prepareDrive()
    }

    /// Whether no limit has been reached.
    var goesOn: Bool { overrun == nil }

    /// Whether the main actor need not have its turn before the next timer, because so much happens at this one time that it
    /// may be endless.
    ///
    /// A turn is dear, and only where the clock moves on does everything have to be at rest.
    var skipsTurn: Bool {
        guard steps > 200, !steps.isMultiple(of: 500), let deadline = scheduler.timers.nextDeadline else {
            return false
        }
        return deadline <= scheduler.now
    }

    /// Counts an action or a job.
    mutating func countStep() {
        steps += 1
        if steps > scheduler.stepLimit { give(up: .steps(scheduler.stepLimit)) }
    }

    /// Moves the clock to the earliest timer and runs it; false when none is due on the way.
    mutating func runNextTimer() -> Bool {
        scheduler.prepareDrive()
        guard goesOn, let deadline = scheduler.timers.nextDeadline, target.map({ deadline <= $0 }) ?? true else {
            return false
        }
        if deadline > scheduler.now {
            guard times < limit else {
                give(up: .times(limit))
                return false
            }
            times += 1
            steps = 0
            scheduler.hands.move(to: deadline)
        }
        countStep()
        return goesOn && scheduler.timers.runNext(upTo: deadline)
    }

    /// Moves the clock to the target.
    func end() -> VirtualTimeOverrun? {
        if goesOn, let target { scheduler.hands.move(to: target) }
        return overrun
    }

    /// What to say when nothing is left to run, and something still waits.
    func standstill() -> VirtualTimeOverrun { overrun(.standstill) }

    private mutating func give(up limit: VirtualTimeOverrun.Limit) {
        overrun = scheduler.record(overrun(limit))
    }

    private func overrun(_ limit: VirtualTimeOverrun.Limit) -> VirtualTimeOverrun {
        VirtualTimeOverrun(
            limit: limit, now: scheduler.now, deadlines: scheduler.timers.deadlines, readyTasks: scheduler.jobs.count,
            strays: scheduler.strays)
    }
}
