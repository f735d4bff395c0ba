import Streams
import Synchronization

/// A scheduler whose time a test moves by hand.
final class HandScheduler: Scheduler {
    private let time: Time
    private let actions = Mutex<[@Sendable () -> Void]>([])
    let timers: TimerQueue

    private final class Time: Sendable {
        let now = Mutex(Duration.zero)
    }

    init() {
        let time = Time()
        self.time = time
        timers = TimerQueue(now: { time.now.withLock { $0 } }, wake: { _ in })
    }

    /// How many actions wait.
    var waiting: Int { actions.withLock { $0.count } }

    func schedule(_ action: @escaping @Sendable () -> Void) {
        actions.withLock { $0.append(action) }
    }

    /// Runs one action, if one waits.
    @discardableResult
    func step() -> Bool {
        guard let action = actions.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
        action()
        return true
    }

    /// Moves to a time and runs everything that is due until then.
    func run(to milliseconds: Int) {
        let end = Duration.milliseconds(milliseconds)
        while step() {}
        while let next = timers.nextDeadline, next <= end {
            time.now.withLock { $0 = max($0, next) }
            _ = timers.runNext(upTo: end)
            while step() {}
        }
        time.now.withLock { $0 = end }
    }

    /// The time, in milliseconds.
    var milliseconds: Int { Int(now / .milliseconds(1)) }
}
