extension Source {
    @inlinable
    func `do`(
        onNext: @escaping (Element) -> Void,
        onEnd: @escaping (Completion<Failure>) -> Void,
        onStart: @escaping (Subscription) -> Void
    ) -> Source {
        build { [run] sink, subscription in
            let upstream = subscription.child()
            onStart(upstream)
            if subscription.isDisposed { return }
            run(
                Sink(
                    next: { [fold] element in
                        _ = fold
                        onNext(element)
                        if !upstream.isDisposed { sink.next(element) }
                    },
                    end: { completion in
                        onEnd(completion)
                        if upstream.isDisposed { return }
                        upstream.dispose()
                        sink.end(completion)
                    }),
                upstream)
        }
    }
}

extension ObservableType {
    /// Runs side effects and changes nothing.
    ///
    ///     a-b-|
    ///     do(onNext: { print($0) })
    ///     a-b-|                       prints a and b as they come
    ///
    /// - Parameters:
    ///   - onNext: runs before each element goes on.
    ///   - onError: runs before a failure goes on.
    ///   - onCompleted: runs before completion goes on.
    ///   - onSubscribe: runs before the stream is subscribed to.
    ///   - onDispose: runs when this part of the stream is over: ended, or disposed of.
    @inlinable
    public func `do`(
        onNext: (@Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (Failure) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Observable<Element, Failure> {
        Observable(
            source.do(
                onNext: onNext ?? { _ in },
                onEnd: { completion in
                    switch completion {
                    case .completed: onCompleted?()
                    case .failed(let failure): onError?(failure)
                    }
                },
                onStart: { upstream in
                    if let onDispose { upstream.add(Disposables.create(onDispose)) }
                    onSubscribe?()
                }))
    }
}

extension MainActorStream {
    /// Runs side effects, once for all subscribers, and changes nothing.
    ///
    /// - Parameters:
    ///   - onNext: runs before each element goes on.
    ///   - onCompleted: runs before completion goes on.
    ///   - onSubscribe: runs before the stream is subscribed to.
    ///   - onDispose: runs when this part of the stream is over: ended, or disposed of.
    @inlinable
    public func `do`(
        onNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onSubscribe: (@MainActor () -> Void)? = nil,
        onDispose: (@MainActor () -> Void)? = nil
    ) -> Self {
        Self(
            source.do(
                onNext: onNext ?? { _ in },
                onEnd: { _ in onCompleted?() },
                onStart: { upstream in
                    if let onDispose { upstream.onMain(onDispose) }
                    onSubscribe?()
                }))
    }
}
