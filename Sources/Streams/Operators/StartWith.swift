extension Source {
    @inlinable
    func startWith(_ elements: [Element]) -> Source {
        build { [run] sink, subscription in
            for element in elements {
                if subscription.isDisposed { return }
                sink.next(element)
            }
            if !subscription.isDisposed { run(sink, subscription) }
        }
    }
}

extension ObservableType {
    /// Sends the given elements before those of the stream.
    ///
    ///     --a-|
    ///     startWith(x, y)
    ///     [xy]-a-|
    @inlinable
    public func startWith(_ elements: Element...) -> Observable<Element, Failure> {
        Observable(source.startWith(elements))
    }
}

extension MainActorStream {
    /// Sends the given elements before those of the stream.
    @inlinable
    public func startWith(_ elements: Element...) -> Self {
        Self(source.startWith(elements))
    }
}
