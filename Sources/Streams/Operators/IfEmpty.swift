extension Source {
    @inlinable
    func ifEmpty(_ other: Source) -> Source {
        build { [run] sink, subscription in
            let isEmpty = Cell(true)
            let upstream = subscription.child()
            run(
                Sink(
                    next: { element in
                        isEmpty.value = false
                        sink.next(element)
                    },
                    end: { completion in
                        upstream.dispose()
                        // A closure upstream may have disposed of everything just now.
                        if subscription.isDisposed { return }
                        if case .completed = completion, isEmpty.value {
                            other.run(sink, subscription)
                        } else {
                            sink.end(completion)
                        }
                    }),
                upstream)
        }
    }
}

extension ObservableType {
    /// Sends an element when the stream completes without one.
    ///
    ///     ---|
    ///     ifEmpty(default: x)
    ///     ---(x|)
    @inlinable
    public func ifEmpty(default element: Element) -> Observable<Element, Failure> {
        Observable(source.ifEmpty(.just(element)))
    }

    /// Goes on with another stream when this one completes without an element.
    ///
    ///     ---|
    ///     ifEmpty(switchTo: -x-|)
    ///     ----x-|
    @inlinable
    public func ifEmpty(switchTo other: Observable<Element, Failure>) -> Observable<Element, Failure> {
        Observable(source.ifEmpty(other.source))
    }
}

extension MainActorStream {
    /// Sends an element when the stream completes without one.
    @inlinable
    public func ifEmpty(default element: Element) -> Self {
        Self(source.ifEmpty(.just(element)))
    }

    /// Goes on with another stream when this one completes without an element.
    @inlinable
    public func ifEmpty(switchTo other: Self) -> Self {
        Self(source.ifEmpty(other.source))
    }
}
