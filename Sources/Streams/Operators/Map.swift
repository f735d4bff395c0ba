extension Source {
    @inlinable
    func map<NewElement>(
        _ transform: @escaping (Element) throws(Failure) -> NewElement
    ) -> Source<NewElement, Failure> {
        lift { sink, _ in
            Sink(
                next: { [fold] element in
                    _ = fold
                    do throws(Failure) {
                        sink.next(try transform(element))
                    } catch {
                        sink.fail(error)
                    }
                },
                end: sink.end)
        }
    }
}

// No second overload without `throws`: with that `mapError { … }.map { … }` would compile as it is, but
// `Observable.of(1, 2).map { … }.map { … }` would not.

extension ObservableType {
    /// Makes a new element of each element.
    ///
    ///     a--b--|
    ///     map { $0 + "!" }
    ///     A--B--|
    ///
    /// A failure that `transform` throws ends the stream.
    @inlinable
    public func map<NewElement: Sendable>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> NewElement
    ) -> Observable<NewElement, Failure> {
        Observable(source.map(transform))
    }
}

extension Driver {
    /// Makes a new element of each element.
    @inlinable
    public func map<NewElement>(_ transform: @escaping @MainActor (Element) -> NewElement) -> Driver<NewElement> {
        Driver<NewElement>(source.map(transform))
    }
}

extension Signal {
    /// Makes a new element of each element.
    @inlinable
    public func map<NewElement>(_ transform: @escaping @MainActor (Element) -> NewElement) -> Signal<NewElement> {
        Signal<NewElement>(source.map(transform))
    }
}
