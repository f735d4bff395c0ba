/// The downstream of an operator that is called from several sides: it asks before every event whether anybody listens.
struct Outlet<Element, Failure: Error> {
    let sink: Sink<Element, Failure>
    let subscription: Subscription

    init(_ sink: Sink<Element, Failure>, _ subscription: Subscription) {
        self.sink = sink
        self.subscription = subscription
    }

    var isOver: Bool { subscription.isDisposed }

    func next(_ element: Element) {
        if !isOver { sink.next(element) }
    }

    func end(_ completion: Completion<Failure>) {
        if !isOver { sink.end(completion) }
    }
}
