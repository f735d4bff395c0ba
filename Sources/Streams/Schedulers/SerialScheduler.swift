public import Dispatch

/// Runs work in the background, one action at a time.
public struct SerialScheduler: Scheduler {
    private let queue: DispatchQueue

    /// The timers of the queue.
    public let timers: TimerQueue

    /// Makes a scheduler with a serial queue of its own.
    public init(label: String = "Streams.serial", qos: DispatchQoS = .unspecified) {
        self.init(queue: DispatchQueue(label: label, qos: qos))
    }

    /// Makes a scheduler that runs its work on `queue`, which must be serial.
    public init(queue: DispatchQueue) {
        self.queue = queue
        timers = .running(on: queue)
    }

    /// Runs `action` on the queue, after what was scheduled before it.
    public func schedule(_ action: @escaping @Sendable () -> Void) {
        queue.async(execute: action)
    }
}
