import Streams

/// Runs tasks step by step, when virtual time says so.
///
/// A task that is started with it, `Task(executorPreference: time.executor)`, runs all its work here that is not bound
/// to the main actor or to an actor with an executor of its own: also its child tasks, and what it does inside plain
/// actors. Jobs run in the order in which they came.
public final class VirtualExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var next = 0
        var isStopped = false
    }

    private let state = Lock(State())
    private let strays: StrayCount

    init(strays: StrayCount) {
        self.strays = strays
    }

    /// Adds a job; the runtime calls it.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        strays.look()
        let runsElsewhere = state.withLock { state in
            if !state.isStopped { state.jobs.append(job) }
            return state.isStopped
        }
        if runsElsewhere { globalConcurrentExecutor.enqueue(job) }
    }

    /// How many jobs are ready to run.
    var count: Int {
        state.withLock { $0.jobs.count - $0.next }
    }

    /// Runs the job that came first, and says whether there was one.
    func runNext() -> Bool {
        guard let job = popFirst() else { return false }
        job.runSynchronously(on: asUnownedTaskExecutor())
        return true
    }

    /// From now on, sends every job to the global pool, so that tasks which outlive a test can end.
    func stop() {
        state.withLock { $0.isStopped = true }
        while let job = popFirst() { globalConcurrentExecutor.enqueue(job) }
    }

    private func popFirst() -> UnownedJob? {
        state.withLock { state in
            guard state.next < state.jobs.count else {
                state.jobs.removeAll(keepingCapacity: true)
                state.next = 0
                return nil
            }
            defer { state.next += 1 }
            return state.jobs[state.next]
        }
    }
}
