public import Synchronization

/// One run of a stream: what `subscribe` gives back, and what every source asks whether to go on.
///
/// Ending it, by `dispose()` or because the stream ended, is visible at once on the thread that does it, runs what the
/// stream had to undo, and lets go of every closure. Letting go of the subscription itself does not end it: keep it in
/// a ``DisposeBag``, or dispose of it.
public final class Subscription: Disposable {
    @usableFromInline static var live: UInt8 { 0 }
    /// Live, and there is something to undo.
    @usableFromInline static var keeping: UInt8 { 1 }
    @usableFromInline static var over: UInt8 { 2 }
    /// Over for its source, but what that has sent may still be on its way.
    @usableFromInline static var ended: UInt8 { 3 }

    @usableFromInline let state = Atomic<UInt8>(0)
    private let teardowns = Lock<Teardowns>(Teardowns())

    /// A subscription that nothing has ended yet.
    public init() {}

    /// Whether the subscription has ended, in whatever way.
    @inlinable
    public var isDisposed: Bool { state.load(ordering: .acquiring) >= Self.over }

    /// Whether what the stream has sent is not wanted any more, either.
    @inlinable var isDropped: Bool { state.load(ordering: .acquiring) == Self.over }

    /// Ends the subscription: no handler is called afterwards, unless one is running on another thread right now.
    public func dispose() {
        // Most inner streams have nothing to undo: what does not lock for it takes a tenth less time.
        if exchange(Self.over) == Self.keeping { tearDown() }
    }

    /// Disposes of `disposable` when this ends; at once when it has ended already.
    @inlinable
    public func add(_ disposable: some Disposable) {
        if let subscription = disposable as? Subscription { return add(subscription as any Nest) }
        if !keep(.disposable(disposable)) { disposable.dispose() }
    }

    /// The same, for what has parts.
    @usableFromInline
    func add(_ nest: any Nest) {
        if !keep(.nest(nest)) { nest.dispose() }
    }

    /// Gives back the place when this ends; at once when it has ended already.
    @usableFromInline
    func add(_ places: any Places, _ number: Int) {
        if !keep(.place(places, number)) { places.leave(number) }
    }

    @usableFromInline
    func keep(_ teardown: Teardown) -> Bool {
        teardowns.withLock { teardowns in
            guard willKeep() else { return false }
            teardowns.append(teardown)
            return true
        }
    }

    /// Inside the lock: says that there is something to undo, so that whoever ends this comes for it.
    private func willKeep() -> Bool {
        if state.load(ordering: .relaxed) == Self.keeping { return true }
        return state.compareExchange(
            expected: Self.live, desired: Self.keeping, ordering: .acquiringAndReleasing
        ).exchanged
    }

    @inlinable
    func exchange(_ new: UInt8) -> UInt8 {
        state.exchange(new, ordering: .acquiringAndReleasing)
    }

    /// Marks the end; true for the one caller that must call `tearDown` afterwards.
    @inlinable
    func finish() -> Bool {
        exchange(Self.over) != Self.over
    }

    /// Ends this for its source, whose end may have to wait behind what it has sent; false when it is over already.
    @usableFromInline
    func stop() -> Bool {
        var old = state.load(ordering: .acquiring)
        while old < Self.over {
            let (stopped, current) = state.compareExchange(
                expected: old, desired: Self.ended, ordering: .acquiringAndReleasing)
            if stopped {
                if old == Self.keeping { tearDown() }
                return true
            }
            old = current
        }
        return false
    }

    /// Undoes what was done for this subscription, latest first.
    @usableFromInline
    func tearDown() {
        takeTeardowns().run()
    }

    /// What there is to undo, for whoever has called `finish`.
    func takeTeardowns() -> Teardowns {
        var all = Teardowns()
        teardowns.withLock { swap(&$0, &all) }
        return all
    }

    /// Makes one that has ended live again, unless anybody else knows it.
    @inlinable
    static func renew(_ subscription: inout Subscription) -> Bool {
        guard subscription.isDisposed, isKnownUniquelyReferenced(&subscription) else { return false }
        subscription.state.store(live, ordering: .relaxed)
        return true
    }

    /// A part of this subscription that can end before it.
    @usableFromInline
    func child() -> Subscription {
        let child = Subscription()
        add(child)
        return child
    }
}

extension Subscription: Nest {
    @usableFromInline
    func takeParts() -> Teardowns {
        exchange(Self.over) == Self.keeping ? takeTeardowns() : Teardowns()
    }
}
