extension ObservableType {
    /// Runs the stream and calls the handlers with its events.
    ///
    /// - Parameters:
    ///   - onNext: called with each element.
    ///   - onError: called once, if the stream fails.
    ///   - onCompleted: called once, if the stream completes.
    ///   - onDisposed: called once, when the subscription is over, in whatever way.
    ///   - fileID: where the subscription is made, for ``LiveSubscriptions``.
    ///   - line: where the subscription is made, for ``LiveSubscriptions``.
    /// - Returns: the subscription. It goes on when the result is dropped; dispose of it to stop.
    @inlinable
    public func subscribe(
        onNext: (@Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (Failure) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        let subscription = Subscription()
        LiveSubscriptions.note(subscription, Self.self, fileID, line)
        if let onDisposed { subscription.add(Disposables.create(onDisposed)) }
        source.start(subscription, next: onNext ?? { _ in }) { completion in
            switch completion {
            case .completed: onCompleted?()
            case .failed(let failure): onError?(failure)
            }
        }
        return subscription
    }
}

extension Source {
    /// Subscribes a final handler: it ends `subscription` when the stream ends.
    @inlinable
    func start(
        _ subscription: Subscription,
        next: @escaping (Element) -> Void,
        end: @escaping (Completion<Failure>) -> Void
    ) {
        run(
            Sink(
                next: { element in
                    // A closure upstream may have disposed of the subscription just now.
                    if !subscription.isDisposed { next(element) }
                },
                end: { completion in
                    guard subscription.finish() else { return }
                    end(completion)
                    subscription.tearDown()
                }),
            subscription)
    }
}
