import Dispatch

extension TimerQueue {
    /// The timers of schedulers that have no queue of their own.
    static let sharedBackground = running(on: DispatchQueue(label: "Streams.timers"))
}
