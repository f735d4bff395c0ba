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

    @inlinable
    func next(_ element: Element) {
        drain.run { self.deliver(element) }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        drain.run { self.deliver(completion) }
    }

    @inlinable
    func dispose() {
        drain.run { self.sink = nil }
    }

    @inlinable
    func deliver(_ element: Element) {
        guard !subscription.isDisposed, let sink else { return }
        sink.next(element)
    }

    @inlinable
    func deliver(_ completion: Completion<Failure>) {
        guard !subscription.isDisposed, let sink else { return }
        self.sink = nil
        sink.end(completion)
    }
}
