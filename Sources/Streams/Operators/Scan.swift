extension Source {
    @inlinable
    func scan<Result>(
        into initial: Result, _ update: @escaping (inout Result, Element) throws(Failure) -> Void
    ) -> Source<Result, Failure> {
        lift { sink, _ in
            let result = Cell(initial)
            return Sink(
                next: { [fold] element in
                    _ = fold
                    do throws(Failure) {
                        try update(&result.value, element)
                        sink.next(result.value)
                    } catch {
                        sink.fail(error)
                    }
                },
                end: sink.end)
        }
    }

    @inlinable
    func scan<Result>(
        _ initial: Result, _ combine: @escaping (Result, Element) throws(Failure) -> Result
    ) -> Source<Result, Failure> {
        scan(into: initial) { (result, element) throws(Failure) in result = try combine(result, element) }
    }
}

extension ObservableType {
    /// Combines each element with what came out for the one before it, and sends every result.
    ///
    ///     -1-2-3-|
    ///     scan(0, +)
    ///     -1-3-6-|
    ///
    /// - Parameters:
    ///   - initial: what the first element is combined with; it is not sent itself, ``startWith(_:)`` does that.
    ///   - combine: makes the next result from the one before it and the element. A failure that it throws ends the
    ///     stream.
    @inlinable
    public func scan<Result: Sendable>(
        _ initial: Result, _ combine: @escaping @Sendable (Result, Element) throws(Failure) -> Result
    ) -> Observable<Result, Failure> {
        Observable<Result, Failure>(source.scan(initial, combine))
    }

    /// Combines each element with what came out for the one before it, where that is an element, too.
    ///
    ///     -1-2-3-|
    ///     scan(0, +)
    ///     -1-3-6-|
    ///
    /// With this the compiler need not ask what the literal in `scan(0) { $0 + $1 }` is: a chain with more closures after it
    /// takes it milliseconds instead of seconds. Were it the favoured one, `scan(0) { $0 + $1.count }` would take seconds.
    @inlinable
    @_disfavoredOverload
    public func scan(
        _ initial: Element, _ combine: @escaping @Sendable (Element, Element) throws(Failure) -> Element
    ) -> Observable<Element, Failure> {
        Observable(source.scan(initial, combine))
    }

    /// Changes a value with each element, and sends it every time.
    ///
    ///     -a-b-----|
    ///     scan(into: []) { $0.append($1) }
    ///     -x-y-----|   x = [a]   y = [a, b]
    ///
    /// - Parameters:
    ///   - initial: the value as it is before the first element; each subscription starts with it.
    ///   - update: changes the value. A failure that it throws ends the stream.
    @inlinable
    public func scan<Result: Sendable>(
        into initial: Result, _ update: @escaping @Sendable (inout Result, Element) throws(Failure) -> Void
    ) -> Observable<Result, Failure> {
        Observable<Result, Failure>(source.scan(into: initial, update))
    }
}

extension MainActorStream {
    /// Combines each element with what came out for the one before it, where that is an element, too.
    @inlinable
    @_disfavoredOverload
    public func scan(_ initial: Element, _ combine: @escaping @MainActor (Element, Element) -> Element) -> Self {
        Self(source.scan(initial, combine))
    }
}

extension Driver {
    /// Combines each element with what came out for the one before it, and sends every result.
    @inlinable
    public func scan<Result>(
        _ initial: Result, _ combine: @escaping @MainActor (Result, Element) -> Result
    ) -> Driver<Result> {
        Driver<Result>(source.scan(initial, combine))
    }

    /// Changes a value with each element, and sends it every time.
    @inlinable
    public func scan<Result>(
        into initial: Result, _ update: @escaping @MainActor (inout Result, Element) -> Void
    ) -> Driver<Result> {
        Driver<Result>(source.scan(into: initial, update))
    }
}

extension Signal {
    /// Combines each element with what came out for the one before it, and sends every result.
    @inlinable
    public func scan<Result>(
        _ initial: Result, _ combine: @escaping @MainActor (Result, Element) -> Result
    ) -> Signal<Result> {
        Signal<Result>(source.scan(initial, combine))
    }

    /// Changes a value with each element, and sends it every time.
    @inlinable
    public func scan<Result>(
        into initial: Result, _ update: @escaping @MainActor (inout Result, Element) -> Void
    ) -> Signal<Result> {
        Signal<Result>(source.scan(into: initial, update))
    }
}
