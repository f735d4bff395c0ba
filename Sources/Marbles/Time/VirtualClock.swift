import Streams

/// A clock that shows virtual time, for code that takes a `Clock` and sleeps on it.
///
/// ```swift
/// let clock = VirtualClock()
/// let text = try await clock.run { try await slowAnswer(clock: clock) }       // an hour in no time
///
/// let task = Task(executorPreference: clock.executor) { try await slowAnswer(clock: clock) }
/// await clock.advance(by: .seconds(3_600))
/// ```
///
/// Sleepers that are due at the same time wake in the order in which they lay down; one that sleeps again is served in
/// the same advance. A cancelled sleeper throws `CancellationError` at once and is gone. Sleeping until a time already
/// reached returns without waiting.
public struct VirtualClock: Clock {
    /// A point in virtual time.
    public struct Instant: InstantProtocol {
        /// The time since virtual time began.
        public var offset: Duration

        /// The instant at `offset` from the beginning.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// The instant `duration` later, held at the ends of the range.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset.saturatingAdd(duration))
        }

        /// How much time lies between the two.
        public func duration(to other: Instant) -> Duration {
            other.offset.saturatingSubtract(offset)
        }

        /// Whether `left` comes before `right`.
        public static func < (left: Instant, right: Instant) -> Bool {
            left.offset < right.offset
        }
    }

    /// The virtual time that this clock shows.
    public let scheduler: VirtualScheduler

    /// Makes a clock with a virtual time of its own.
    public init() {
        self.init(of: VirtualScheduler())
    }

    init(of scheduler: VirtualScheduler) {
        self.scheduler = scheduler
    }

    /// Runs tasks when this time is driven; a task without it is not waited for.
    public var executor: any TaskExecutor { scheduler.jobs }

    /// The present instant.
    public var now: Instant { Instant(offset: scheduler.now) }

    /// Virtual time is exact.
    public var minimumResolution: Duration { .zero }

    /// Suspends until time has been advanced to `deadline`; the tolerance is not used.
    ///
    /// - Throws: `CancellationError`, at once, when the task is cancelled or virtual time has ended.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await scheduler.sleepers.sleep(until: deadline.offset, on: scheduler.timers)
    }

    /// Suspends until time has been advanced by `duration`; the tolerance is not used.
    ///
    /// Unlike the form that every clock has, it does not leave the actor of its caller.
    ///
    /// - Throws: `CancellationError`, at once, when the task is cancelled or virtual time has ended.
    public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration))
    }
}
