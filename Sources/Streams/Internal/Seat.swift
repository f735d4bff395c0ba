/// One observer's place at a `Broadcast`; only the broadcast holds it, so its closures go when the place is given up.
@usableFromInline
final class Seat<Element, Failure: Error> {
    @usableFromInline let sink: Sink<Element, Failure>
    @usableFromInline let subscription: Subscription
    /// Busy while the observer is given what came before it joined: newer events wait there.
    @usableFromInline let gate: Drain
    /// Grows in the order of joining; set before anybody else sees the seat.
    @exclusivity(unchecked) @usableFromInline final var number = 0

    // Always, which took a twentieth off subscribing and disposing.
    @inlinable
    @inline(__always)
    init(_ sink: Sink<Element, Failure>, _ subscription: Subscription, isHeld: Bool) {
        self.sink = sink
        self.subscription = subscription
        gate = Drain(isBusy: isHeld)
    }

    @inlinable
    deinit {}

    @inlinable
    func next(_ element: Element) {
        if subscription.isDisposed { return }
        if gate.isIdle {
            sink.next(element)
        } else {
            enqueue(element)
        }
    }

    // Functions of their own, so that the frame which each level of nesting repeats stays small.
    @inlinable
    @inline(never)
    func enqueue(_ element: Element) {
        gate.enqueue { [self] in
            if !subscription.isDisposed { sink.next(element) }
        }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        if subscription.isDisposed { return }
        if gate.isIdle {
            sink.end(completion)
        } else {
            enqueue(completion)
        }
    }

    @inlinable
    @inline(never)
    func enqueue(_ completion: Completion<Failure>) {
        gate.enqueue { [self] in
            if !subscription.isDisposed { sink.end(completion) }
        }
    }
}
