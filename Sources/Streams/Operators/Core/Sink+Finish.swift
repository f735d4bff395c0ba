extension Sink {
    /// Sends a last element and completes, unless the handler of the element ends the subscription.
    @inlinable
    func finish(with element: Element, _ subscription: Subscription) {
        next(element)
        if !subscription.isDisposed { complete() }
    }
}
