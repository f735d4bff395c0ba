extension Source {
    @inlinable
    func reduce<Result>(
        into initial: Result, _ update: @escaping (inout Result, Element) throws(Failure) -> Void
    ) -> Source<Result, Failure> {
        lift { sink, subscription in
            let result = Cell(initial)
            return Sink(
                next: { element in
                    do throws(Failure) {
                        try update(&result.value, element)
                    } catch {
                        sink.fail(error)
                    }
                },
                end: { completion in
                    switch completion {
                    case .completed: sink.finish(with: result.value, subscription)
                    case .failed: sink.end(completion)
                    }
                })
        }
    }
}

extension ObservableType {
    /// Combines all elements into one, which is sent when the stream completes.
    ///
    ///     -1-2-3-|
    ///     reduce(0, +)
    ///     -------(6|)
    ///
    /// - Parameters:
    ///   - initial: what the first element is combined with, and the result of an empty stream.
    ///   - combine: makes the next result from the one before it and the element. A failure that it throws ends the
    ///     stream, as one of the stream itself does; nothing is sent then.
    @inlinable
    public func reduce<Result: Sendable>(
        _ initial: Result, _ combine: @escaping @Sendable (Result, Element) throws(Failure) -> Result
    ) -> Observable<Result, Failure> {
        Observable<Result, Failure>(
            source.reduce(into: initial) { (result, element) throws(Failure) in
                result = try combine(result, element)
            })
    }

    /// Combines all elements into one, where that is an element, too.
    ///
    ///     -1-2-3-|
    ///     reduce(0, +)
    ///     -------(6|)
    ///
    /// For the compiler's sake, as with `scan`.
    @inlinable
    @_disfavoredOverload
    public func reduce(
        _ initial: Element, _ combine: @escaping @Sendable (Element, Element) throws(Failure) -> Element
    ) -> Observable<Element, Failure> {
        Observable(
            source.reduce(into: initial) { (result, element) throws(Failure) in
                result = try combine(result, element)
            })
    }

    /// Changes a value with each element, and sends it when the stream completes.
    ///
    ///     -a-b-----|
    ///     reduce(into: []) { $0.append($1) }
    ///     ---------(x|)   x = [a, b]
    ///
    /// - Parameters:
    ///   - initial: the value as it is before the first element; each subscription starts with it.
    ///   - update: changes the value. A failure that it throws ends the stream.
    @inlinable
    public func reduce<Result: Sendable>(
        into initial: Result, _ update: @escaping @Sendable (inout Result, Element) throws(Failure) -> Void
    ) -> Observable<Result, Failure> {
        Observable<Result, Failure>(source.reduce(into: initial, update))
    }

    /// Sends all elements as one array when the stream completes; an empty one when there were none.
    ///
    ///     -a-b-|
    ///     toArray()
    ///     -----(x|)   x = [a, b]
    @inlinable
    public func toArray() -> Observable<[Element], Failure> {
        Observable<[Element], Failure>(source.reduce(into: []) { $0.append($1) })
    }
}
