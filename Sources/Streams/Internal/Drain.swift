public import Synchronization

/// Runs events one after the other, each to its end, in the order in which they came.
///
/// Whoever finds it idle runs the event at once; an event that comes meanwhile, from inside a handler or from another
/// thread, is queued and run by whoever is at work. Nobody waits. No lock is held while an event runs.
///
///     drain.run { handle(x) }
@usableFromInline
package struct Drain: ~Copyable, Sendable {
    @usableFromInline static var idle: UInt8 { 0 }
    @usableFromInline static var busy: UInt8 { 1 }
    @usableFromInline static var pending: UInt8 { 2 }

    @usableFromInline let state: Atomic<UInt8>
    /// Used by one thread only (the main actor's): plain loads and stores are enough.
    @usableFromInline let confined: Bool
    /// Entered inside the lock only, by plain loads and stores: for a drain that locks each time for another reason.
    @usableFromInline let entersLocked: Bool
    @usableFromInline let queue = Lock<[QueuedEvent]>([])

    @inlinable
    package init(confined: Bool = false, entersLocked: Bool = false, isBusy: Bool = false) {
        self.confined = confined
        self.entersLocked = entersLocked
        state = Atomic(isBusy ? Self.busy : Self.idle)
    }

    /// Runs an event now, or after the one that is running.
    ///
    /// The event becomes a closure only when it has to wait: that saves an allocation per event.
    @inlinable
    @inline(__always)
    package func run(_ event: @autoclosure () -> () -> Void) {
        if enter() {
            event()()
            leave()
        } else {
            enqueue(event())
        }
    }

    /// True when the caller may run an event now; it must call `leave` afterwards.
    @inlinable
    package func enter() -> Bool {
        entersLocked ? queue.withLock { _ in take() } : exchange(Self.idle, Self.busy)
    }

    /// Runs what was queued meanwhile and becomes idle.
    @inlinable
    package func leave() {
        if !exchange(Self.busy, Self.idle) { runQueue() }
    }

    /// Queues an event, or runs it here when the drain has become idle since.
    @usableFromInline
    package func enqueue(_ event: @escaping () -> Void) {
        let runs = queue.withLock { events in
            events.append(QueuedEvent(event))
            return claim()
        }
        if runs { runQueue() }
    }

    /// True when nothing runs and nothing waits.
    @inlinable
    package var isIdle: Bool { state.load(ordering: .acquiring) == Self.idle }

    /// Enters where nobody else can enter at the same time: inside the lock.
    @inlinable
    func take() -> Bool {
        guard isIdle else { return false }
        state.store(Self.busy, ordering: .relaxed)
        return true
    }

    @inlinable
    func exchange(_ expected: UInt8, _ desired: UInt8) -> Bool {
        if confined {
            guard state.load(ordering: .relaxed) == expected else { return false }
            state.store(desired, ordering: .relaxed)
            return true
        }
        return state.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }

    /// Inside the lock: takes the drain when it is idle, else leaves word that something waits.
    @usableFromInline
    func claim() -> Bool {
        while true {
            if entersLocked ? take() : enter() { return true }
            if exchange(Self.busy, Self.pending) || state.load(ordering: .acquiring) == Self.pending { return false }
        }
    }

    @usableFromInline
    func runQueue() {
        repeat {
            let events = queue.withLock { events in
                state.store(Self.busy, ordering: .releasing)
                defer { events = [] }
                return events
            }
            for event in events { event.run() }
        } while !exchange(Self.busy, Self.idle)
    }
}

/// An event that waits: an array would put a bare closure into another one, which took a third of the time.
@usableFromInline
package struct QueuedEvent {
    @usableFromInline let run: () -> Void

    @inlinable
    init(_ run: @escaping () -> Void) {
        self.run = run
    }
}
