public import Dispatch

/// Runs work in the background, several actions at a time.
///
/// Actions start in order; they may end in any.
public struct ConcurrentScheduler: Scheduler {
    fileprivate static let background = ConcurrentScheduler()
    private let queue: DispatchQueue

    /// The timers of the queue; each due action runs by itself, so a slow one holds up no other.
    public let timers: TimerQueue

    /// Makes a scheduler with a concurrent queue of its own.
    public init(label: String = "Streams.concurrent", qos: DispatchQoS = .unspecified) {
        self.init(queue: DispatchQueue(label: label, qos: qos, attributes: .concurrent))
    }

    /// Makes a scheduler that runs its work on `queue`.
    public init(queue: DispatchQueue) {
        self.queue = queue
        timers = .running(on: queue, dispatchEach: true)
    }

    /// Starts `action` on the queue, after what was scheduled before it has started.
    public func schedule(_ action: @escaping @Sendable () -> Void) {
        queue.async(execute: action)
    }
}

extension Scheduler where Self == ConcurrentScheduler {
    /// Runs work in the background, several actions at a time.
    public static var background: ConcurrentScheduler { .background }
}
