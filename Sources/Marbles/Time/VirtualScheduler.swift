public import Streams

/// A scheduler whose time moves only when a test moves it.
///
/// ```swift
/// let time = VirtualScheduler()
/// time.schedule(after: .milliseconds(300)) { print("due at", time.now) }
/// time.advance(by: .milliseconds(300))        // due at 0.3 seconds
/// ```
///
/// What is due runs by (time, sequence): first scheduled, first run. Everything that an action sets up for the same
/// time runs in the same advance. In an `async` context ``advance(by:)-async`` also lets async work come to rest before
/// the clock moves on: what ``executor`` runs, and hops to the main actor and back.
///
/// Safe to use from any thread; drive it from one place at a time.
public final class VirtualScheduler: Scheduler {
    /// The scheduler's time, and what is due on it.
    public let timers: TimerQueue

    /// How many actions and jobs may run at one and the same time before ``advance(by:)-sync`` gives up.
    public let stepLimit: Int

    let jobs: VirtualExecutor
    let sleepers: SleeperList
    let strayCount = StrayCount()
    let hands = VirtualHands()
    private let waiting = Lock<[@Sendable () -> Void]>([])
    private let atEndBag = DisposeBag()
    private let firstOverrun = Lock<VirtualTimeOverrun?>(nil)

    /// Makes a scheduler whose time is zero.
    public init(stepLimit: Int = 100_000) {
        self.stepLimit = stepLimit
        timers = TimerQueue(now: { [hands] in hands.now }, wake: { _ in })
        jobs = VirtualExecutor(strays: strayCount)
        sleepers = SleeperList(strays: strayCount)
    }

    /// Runs the async work that streams start on this scheduler, when its time is driven.
    public var executor: (any TaskExecutor)? { jobs }

    /// A clock that shows this scheduler's time, for code that sleeps.
    public var clock: VirtualClock { VirtualClock(of: self) }

    /// The first overrun since this time began; nothing has run since.
    public var overrun: VirtualTimeOverrun? { firstOverrun.withLock { $0 } }

    /// How often work came in from outside of virtual time: while an `async` advance was under way, or to sleep on
    /// ``clock``.
    ///
    /// It comes from a `Task {}` or `Task.detached`, a dispatch queue or an actor with an executor of its own. Whether the
    /// advance waited for it was chance; if a test that passes now and then shows a number here, this is why.
    public var strays: Int { strayCount.value }

    /// Runs `action` at the present time, after what was scheduled before it, when time is next driven.
    public func schedule(_ action: @escaping @Sendable () -> Void) {
        timers.once(at: now, action)
    }
}

extension VirtualScheduler {
    /// Has `action` run when time is next driven, before anything else.
    func beforeNextDrive(_ action: @escaping @Sendable () -> Void) {
        waiting.withLock { $0.append(action) }
    }

    /// Runs what waits for time to be driven.
    func prepareDrive() {
        for action in waiting.withLock({ exchange(&$0, with: []) }) { action() }
    }

    /// Has `disposable` disposed of when this time ends.
    func atEnd(_ disposable: any Disposable) {
        atEndBag.insert(disposable)
    }

    func disposeAll() {
        atEndBag.dispose()
    }

    func record(_ overrun: VirtualTimeOverrun) -> VirtualTimeOverrun {
        firstOverrun.withLock { first in
            if first == nil { first = overrun }
        }
        return overrun
    }
}
