/// The downstream of an operator that is called from several sides: it asks before every event whether anybody listens.
@usableFromInline
struct Outlet<Element, Failure: Error> {
    @usableFromInline let sink: Sink<Element, Failure>
    @usableFromInline let subscription: Subscription

    @inlinable
    init(_ sink: Sink<Element, Failure>, _ subscription: Subscription) {
        self.sink = sink
        self.subscription = subscription
    }

    @inlinable var isOver: Bool { subscription.isDisposed }

    @inlinable
    func next(_ element: Element) {
        if !isOver { sink.next(element) }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        if !isOver { sink.end(completion) }
    }
}
