/// Measures time with a clock of your choice and runs work in a task, one action at a time.
///
/// Use it where a component already has a clock, or where time shall go on while the device sleeps:
///
/// ```swift
/// let scheduler = ClockScheduler(clock: ContinuousClock())
/// text.debounce(.milliseconds(300), scheduler: scheduler)
/// ```
public struct ClockScheduler: Scheduler {
    private let worker: TaskWorker

    /// The timers of the clock.
    public let timers: TimerQueue

    /// Where the work runs; `nil` is the global pool.
    public var executor: (any TaskExecutor)? { worker.executor }

    /// Makes a scheduler whose origin is the clock's present time.
    public init(clock: some Clock<Duration>, executor: (any TaskExecutor)? = nil) {
        let worker = TaskWorker(executor: executor)
        self.worker = worker
        timers = .running(on: worker, clock: clock)
    }

    /// Runs `action` in a task, after what was scheduled before it.
    public func schedule(_ action: @escaping @Sendable () -> Void) {
        worker.run(action)
    }
}
