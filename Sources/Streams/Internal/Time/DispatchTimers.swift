import Dispatch

extension TimerQueue {
    /// A queue of timers that a dispatch queue runs, through one source set to the earliest deadline.
    ///
    /// - Parameter dispatchEach: whether each action becomes a block of its own, so that a slow one holds up no other.
    static func running(on queue: DispatchQueue, dispatchEach: Bool = false) -> TimerQueue {
        let alarm = DispatchAlarm(queue: queue)
        let timers = TimerQueue(now: { alarm.now }, wake: { _ in alarm.set() })
        alarm.start(for: timers) { action in
            if dispatchEach { queue.async(execute: action) } else { action() }
        }
        return timers
    }
}

/// One dispatch timer, always set no later than the earliest deadline of the timer queue that owns it.
private final class DispatchAlarm: Sendable {
    private struct State {
        let source: any DispatchSourceTimer
        weak var timers: TimerQueue?
        var deadline: Duration?
    }

    private let origin = DispatchTime.now().uptimeNanoseconds
    private let state: Lock<State>

    init(queue: DispatchQueue) {
        state = Lock(State(source: DispatchSource.makeTimerSource(queue: queue)))
    }

    deinit {
        state.withLock { $0.source.cancel() }
    }

    var now: Duration {
        .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds - origin))
    }

    func start(for timers: TimerQueue, run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
        state.withLock { state in
            state.timers = timers
            state.source.setEventHandler { [weak self] in self?.ring(run) }
            state.source.activate()
        }
    }

    /// Sets the source if it would come too late; coming too early costs one look at the queue.
    ///
    /// Reads the deadline anew under the lock: of two threads, the last one to come here sees the truth.
    func set() {
        let kept = state.withLock { state in
            let timers = state.timers
            let deadline = timers?.nextDeadline
            if let deadline, state.deadline.map({ deadline < $0 }) ?? true {
                state.deadline = deadline
                state.source.schedule(deadline: time(at: deadline))
            }
            return timers
        }
        withExtendedLifetime(kept) {}
    }

    private func ring(_ run: (@escaping @Sendable () -> Void) -> Void) {
        let rung = state.withLock { state in
            state.deadline = nil
            return state.timers
        }
        guard let timers = rung else { return }
        // One reading of the clock, so that a timer that re-arms itself for now lets other work of the queue through.
        let limit = now
        while let action = timers.takeNext(upTo: limit) { run(action) }
        set()
    }

    private func time(at deadline: Duration) -> DispatchTime {
        let (sum, overflow) = origin.addingReportingOverflow(UInt64(clamping: deadline.saturatedNanoseconds))
        return overflow || sum > UInt64(Int64.max) ? .distantFuture : DispatchTime(uptimeNanoseconds: sum)
    }
}
