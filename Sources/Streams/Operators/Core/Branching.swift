/// One subscription to a stream whose elements go on in streams of their own, as those of `groupBy` and `window` do.
///
/// The stream runs as long as anybody listens: to the stream of streams, or to one of the streams in it.
@usableFromInline
final class Branching<Branch, Element, Failure: Error>: Sendable {
    @usableFromInline let listeners = Listeners()
    @usableFromInline let outlet: Lock<Outlet<Branch, Failure>?>

    @inlinable
    init(_ outlet: Outlet<Branch, Failure>) {
        self.outlet = Lock(outlet)
        outlet.subscription.add(OuterDeparture(listeners, self))
    }

    @inlinable var upstream: Subscription { listeners.upstream }

    /// Whether nobody takes further branches.
    @inlinable var isClosed: Bool { current?.isOver ?? true }

    @inlinable var current: Outlet<Branch, Failure>? { outlet.withLock { $0 } }

    /// What the listeners of a branch subscribe to.
    @inlinable
    func source(of branch: Broadcast<Element, Failure>) -> Source<Element, Failure> {
        Source { [listeners] sink, subscription in
            if listeners.join() {
                subscription.add(listeners)
            } else {
                // Nothing comes any more.
                branch.end(.completed)
            }
            branch.join(sink, subscription)
        }
    }

    @inlinable
    func send(_ branch: Branch) {
        current?.next(branch)
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        current?.end(completion)
    }

    /// The outer subscription is over: what it captured goes, even if branches live on.
    @inlinable
    func close() {
        _ = outlet.withLock { $0.take() }
    }
}

/// Ends the upstream when the last one has left.
@usableFromInline
final class Listeners: Nest {
    @usableFromInline let upstream = Subscription()
    private let count = Lock(1)

    @usableFromInline
    init() {}

    @usableFromInline
    func join() -> Bool {
        count.withLock { count in
            if count == 0 { return false }
            count += 1
            return true
        }
    }

    /// One leaves.
    @usableFromInline
    func takeParts() -> Teardowns {
        let isLast = count.withLock { count in
            count -= 1
            return count == 0
        }
        return isLast ? upstream.takeParts() : Teardowns()
    }
}

@usableFromInline
final class OuterDeparture<Branch, Element, Failure: Error>: Nest {
    @usableFromInline let listeners: Listeners
    @usableFromInline weak let branching: Branching<Branch, Element, Failure>?

    @inlinable
    init(_ listeners: Listeners, _ branching: Branching<Branch, Element, Failure>) {
        self.listeners = listeners
        self.branching = branching
    }

    @usableFromInline
    func takeParts() -> Teardowns {
        branching?.close()
        return listeners.takeParts()
    }
}
