/// Whether the element that ends a stream is itself part of it.
public enum TakeBehavior: Sendable {
    /// It is dropped.
    case exclusive
    /// It is sent before the end.
    case inclusive
}

extension Source {
    @inlinable
    func take(
        while goesOn: @escaping (Element) throws(Failure) -> Bool, _ behavior: TakeBehavior
    ) -> Source {
        lift { sink, subscription in
            let isOver = Cell(false)
            return Sink(
                next: { [fold] element in
                    _ = fold
                    if isOver.value { return }
                    do throws(Failure) {
                        if try goesOn(element) { return sink.next(element) }
                        isOver.value = true
                        if behavior == .inclusive {
                            sink.finish(with: element, subscription)
                        } else {
                            sink.complete()
                        }
                    } catch {
                        isOver.value = true
                        sink.fail(error)
                    }
                },
                end: { completion in if !isOver.value { sink.end(completion) } })
        }
    }

    @inlinable
    func take(
        until isLast: @escaping (Element) throws(Failure) -> Bool, _ behavior: TakeBehavior
    ) -> Source {
        take(while: { (element) throws(Failure) in try !isLast(element) }, behavior)
    }
}

extension ObservableType {
    /// Lets elements through as long as they satisfy the condition; the first that does not completes the stream.
    ///
    ///     1-2-3-1-|
    ///     take(while: { $0 < 3 })
    ///     1-2-|
    ///
    /// - Parameters:
    ///   - goesOn: the condition. A failure that it throws ends the stream.
    ///   - behavior: whether the element that does not satisfy it is still sent.
    @inlinable
    public func take(
        while goesOn: @escaping @Sendable (Element) throws(Failure) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element, Failure> {
        Observable(source.take(while: goesOn, behavior))
    }

    /// Lets elements through until one satisfies the condition; that one completes the stream.
    ///
    ///     1-2-3-1-|
    ///     take(until: { $0 == 3 }, behavior: .inclusive)
    ///     1-2-(3|)
    ///
    /// - Parameters:
    ///   - isLast: the condition. A failure that it throws ends the stream.
    ///   - behavior: whether the element that satisfies it is still sent.
    @inlinable
    public func take(
        until isLast: @escaping @Sendable (Element) throws(Failure) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element, Failure> {
        Observable(source.take(until: isLast, behavior))
    }
}

extension MainActorStream {
    /// Lets elements through as long as they satisfy the condition; the first that does not completes the stream.
    ///
    /// - Parameters:
    ///   - goesOn: the condition.
    ///   - behavior: whether the element that does not satisfy it is still sent.
    @inlinable
    public func take(
        while goesOn: @escaping @MainActor (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Self {
        Self(source.take(while: goesOn, behavior))
    }

    /// Lets elements through until one satisfies the condition; that one completes the stream.
    ///
    /// - Parameters:
    ///   - isLast: the condition.
    ///   - behavior: whether the element that satisfies it is still sent.
    @inlinable
    public func take(
        until isLast: @escaping @MainActor (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Self {
        Self(source.take(until: isLast, behavior))
    }
}
