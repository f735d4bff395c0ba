public import Synchronization

/// One run of a stream: what `subscribe` gives back, and what every source asks whether to go on.
///
/// Ending it, by `dispose()` or because the stream ended, is visible at once on the thread that does it, runs what the
/// stream had to undo, and lets go of every closure. Letting go of the subscription itself does not end it: keep it in
/// a ``DisposeBag``, or dispose of it.
public final class Subscription: Disposable {
    @usableFromInline let over: Atomic<Bool> = Atomic(false)
    private let teardowns = Lock<Teardowns>(Teardowns())

    /// A subscription that nothing has ended yet.
    public init() {}

    /// Whether the subscription has ended, in whatever way.
    @inlinable
    public var isDisposed: Bool { over.load(ordering: .acquiring) }

    /// Ends the subscription: no handler is called afterwards, unless one is running on another thread right now.
    public func dispose() {
        if finish() { tearDown() }
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
            if isDisposed { return false }
            teardowns.append(teardown)
            return true
        }
    }

    /// Marks the end; true for the one caller that must call `tearDown` afterwards.
    @inlinable
    func finish() -> Bool {
        !over.exchange(true, ordering: .acquiringAndReleasing)
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
        finish() ? takeTeardowns() : Teardowns()
    }
}
