import Streams
import Synchronization

/// Counts what reaches virtual time from outside of it.
///
/// While an async advance is under way, everything that virtual time covers happens on the main queue: jobs, timers and
/// the main actor's own work. What comes from elsewhere is not covered, and nobody waits for it.
final class StrayCount: Sendable {
    private let watching = Atomic<Bool>(false)
    private let count = Atomic<Int>(0)

    var value: Int { count.load(ordering: .relaxed) }

    var isWatching: Bool {
        get { watching.load(ordering: .relaxed) }
        set { watching.store(newValue, ordering: .relaxed) }
    }

    /// Counts the caller if it comes from elsewhere.
    func look() {
        if isWatching, !MainQueue.isCurrent { count.add(1, ordering: .relaxed) }
    }

    /// Counts the current task if it has no executor of its choice: it then comes back through the global pool whenever
    /// it has been suspended.
    func lookAtTask() {
        let isOutside = withUnsafeCurrentTask { $0?.unownedTaskExecutor == nil }
        if isOutside { count.add(1, ordering: .relaxed) }
    }
}
