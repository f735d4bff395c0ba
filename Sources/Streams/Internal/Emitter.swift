/// Keeps the contract for a source that does not: serial events, nothing after the end, nothing held after it.
@usableFromInline
final class Emitter<Element, Failure: Error>: Disposable, @unchecked Sendable {  // `drain` orders every access
    @usableFromInline let drain = Drain()
    @exclusivity(unchecked) @usableFromInline final var sink: Sink<Element, Failure>?
    @usableFromInline let subscription: Subscription

    @inlinable
    init(_ sink: Sink<Element, Failure>, _ subscription: Subscription) {
        self.sink = sink
        self.subscription = subscription
    }

    // `drain.run` without its frames, which each level of nesting would repeat.
    @inlinable
    func next(_ element: Element) {
        if drain.enter() {
            deliver(element)
            drain.leave()
        } else {
            enqueue(element)
        }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        if drain.enter() {
            deliver(completion)
            drain.leave()
        } else {
            enqueue(completion)
        }
    }

    @inlinable
    @inline(never)
    func enqueue(_ element: Element) {
        drain.enqueue { self.deliver(element) }
    }

    @inlinable
    @inline(never)
    func enqueue(_ completion: Completion<Failure>) {
        drain.enqueue { self.deliver(completion) }
    }

    @inlinable
    func dispose() {
        drain.run { self.sink = nil }
    }

    @inlinable
    @inline(__always)
    func deliver(_ element: Element) {
        guard !subscription.isDisposed, let sink else { return }
        sink.next(element)
    }

    @inlinable
    @inline(__always)
    func deliver(_ completion: Completion<Failure>) {
        guard !subscription.isDisposed, let sink else { return }
        self.sink = nil
        sink.end(completion)
    }
}

extension Emitter: Receiver {
    var isOver: Bool { subscription.isDisposed }
}
