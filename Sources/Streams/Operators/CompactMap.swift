extension Source {
    @inlinable
    func compactMap<NewElement>(
        _ transform: @escaping (Element) throws(Failure) -> NewElement?
    ) -> Source<NewElement, Failure> {
        lift { sink, _ in
            Sink(
                next: { [fold] element in
                    _ = fold
                    do throws(Failure) {
                        if let new = try transform(element) { sink.next(new) }
                    } catch {
                        sink.fail(error)
                    }
                },
                end: sink.end)
        }
    }
}

extension ObservableType {
    /// Makes a new element of each element, and leaves out those for which there is none.
    ///
    ///     1-x-3-|
    ///     compactMap { Int($0) }
    ///     1---3-|
    ///
    /// A failure that `transform` throws ends the stream.
    @inlinable
    public func compactMap<NewElement: Sendable>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> NewElement?
    ) -> Observable<NewElement, Failure> {
        Observable(source.compactMap(transform))
    }
}

extension Driver {
    /// Makes a new element of each element, and leaves out those for which there is none.
    @inlinable
    public func compactMap<NewElement>(
        _ transform: @escaping @MainActor (Element) -> NewElement?
    ) -> Driver<NewElement> {
        Driver<NewElement>(source.compactMap(transform))
    }
}

extension Signal {
    /// Makes a new element of each element, and leaves out those for which there is none.
    @inlinable
    public func compactMap<NewElement>(
        _ transform: @escaping @MainActor (Element) -> NewElement?
    ) -> Signal<NewElement> {
        Signal<NewElement>(source.compactMap(transform))
    }
}
