import Dispatch

/// Runs work on the main queue, where the main actor runs.
///
/// It is the default of every operator that knows time, and is looked up when a subscription starts: inside
/// `withVirtualTime` it stands for the test's virtual time, so such a test passes no scheduler.
///
/// Time stands still while the device sleeps.
public struct MainScheduler: Scheduler {
    private static let sharedTimers = TimerQueue.running(on: .main)

    /// Makes a main scheduler; all of them are equal.
    public init() {}

    /// The timers of the main queue.
    public var timers: TimerQueue { Self.sharedTimers }

    /// Runs `action` in a later turn of the main queue.
    public func schedule(_ action: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: action)
    }
}

extension Scheduler where Self == MainScheduler {
    /// Runs work on the main queue, where the main actor runs.
    public static var main: MainScheduler { MainScheduler() }
}
