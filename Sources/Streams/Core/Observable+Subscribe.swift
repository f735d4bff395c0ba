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
        onNext: @escaping @Sendable (Element) -> Void,
        onError: (@Sendable (Failure) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        let subscription = Subscription()
        LiveSubscriptions.note(subscription, Self.self, fileID, line)
        if let onDisposed { subscription.add(Disposables.create(onDisposed)) }
        // What `start` does, with one closure and one allocation less; with two less when only the elements matter.
        var end: (Completion<Failure>) -> Void = { _ in subscription.dispose() }
        if onError != nil || onCompleted != nil {
            end = { completion in
                guard subscription.finish() else { return }
                if completion.hasFailed { completion.tell(onError) } else { onCompleted?() }
                subscription.tearDown()
            }
        }
        let source = source
        source.run(Sink(next: source.last(onNext, subscription), end: end), subscription)
        return subscription
    }

    /// Runs the stream for its side effects and its end.
    ///
    /// - Returns: the subscription. It goes on when the result is dropped; dispose of it to stop.
    @inlinable
    @_disfavoredOverload
    public func subscribe(
        onError: (@Sendable (Failure) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        subscribe(
            onNext: { _ in }, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, fileID: fileID,
            line: line)
    }
}

extension Source {
    /// The last handler of a subscription.
    @inlinable
    @inline(__always)
    func last(_ next: @escaping (Element) -> Void, _ subscription: Subscription) -> (Element) -> Void {
        // Takes a quarter off a subject with a hundred observers.
        if asksLast { return next }
        // A closure upstream may have disposed of the subscription just now.
        return { element in if !subscription.isDisposed { next(element) } }
    }

    /// Subscribes a final handler: it ends `subscription` when the stream ends.
    @inlinable
    @inline(__always)
    func start(
        _ subscription: Subscription,
        next: @escaping (Element) -> Void,
        end: @escaping (Completion<Failure>) -> Void
    ) {
        run(
            Sink(
                next: last(next, subscription),
                end: { completion in
                    guard subscription.finish() else { return }
                    end(completion)
                    subscription.tearDown()
                }),
            subscription)
    }
}
