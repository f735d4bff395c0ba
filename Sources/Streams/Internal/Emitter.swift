/// Keeps the contract for a source that does not: serial events, nothing after the end, nothing held after it.
@usableFromInline
final class Emitter<Element, Failure: Error>: Disposable, @unchecked Sendable {  // `drain` orders every access
    private let drain = Drain()
    private var sink: Sink<Element, Failure>?
    private let subscription: Subscription

    @usableFromInline
    init(_ sink: Sink<Element, Failure>, _ subscription: Subscription) {
        self.sink = sink
        self.subscription = subscription
    }

    @usableFromInline
    func next(_ element: Element) {
        if drain.enter() {
            deliver(element)
            drain.leave()
        } else {
            drain.enqueue { self.deliver(element) }
        }
    }

    @usableFromInline
    func end(_ completion: Completion<Failure>) {
        if drain.enter() {
            deliver(completion)
            drain.leave()
        } else {
            drain.enqueue { self.deliver(completion) }
        }
    }

    @usableFromInline
    func dispose() {
        if drain.enter() {
            sink = nil
            drain.leave()
        } else {
            drain.enqueue { self.sink = nil }
        }
    }

    private func deliver(_ element: Element) {
        guard !subscription.isDisposed, let sink else { return }
        sink.next(element)
    }

    private func deliver(_ completion: Completion<Failure>) {
        guard !subscription.isDisposed, let sink else { return }
        self.sink = nil
        sink.end(completion)
    }
}
