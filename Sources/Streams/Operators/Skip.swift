extension Source {
    @inlinable
    func skip(_ count: Int) -> Source {
        lift { sink, _ in
            let left = Cell(count)
            return Sink(
                next: { element in
                    if left.value > 0 { left.value &-= 1 } else { sink.next(element) }
                },
                end: sink.end)
        }
    }

    @inlinable
    func skip(while isSkipped: @escaping (Element) throws(Failure) -> Bool) -> Source {
        lift { sink, _ in
            let isOpen = Cell(false)
            return Sink(
                next: { [fold] element in
                    _ = fold
                    do throws(Failure) {
                        if !isOpen.value {
                            if try isSkipped(element) { return }
                            isOpen.value = true
                        }
                        sink.next(element)
                    } catch {
                        sink.fail(error)
                    }
                },
                end: sink.end)
        }
    }
}

extension ObservableType {
    /// Leaves out the first elements; none, when `count` is zero or less.
    ///
    ///     a-b-c-d-|
    ///     skip(2)
    ///     ----c-d-|
    @inlinable
    public func skip(_ count: Int) -> Observable<Element, Failure> {
        Observable(source.skip(count))
    }

    /// Leaves out the elements before the first that does not satisfy the condition.
    ///
    ///     1-2-3-1-|
    ///     skip(while: { $0 < 3 })
    ///     ----3-1-|
    ///
    /// - Parameter isSkipped: the condition, no longer asked after that. A failure that it throws ends the stream.
    @inlinable
    public func skip(
        while isSkipped: @escaping @Sendable (Element) throws(Failure) -> Bool
    ) -> Observable<Element, Failure> {
        Observable(source.skip(while: isSkipped))
    }

    /// Sends the element with the given number, from 0 on, then completes and disposes of the stream.
    ///
    ///     a-b-c-|
    ///     element(at: 1)
    ///     --(b|)
    ///
    /// A stream that has fewer elements gives one without elements, for which ``ifEmpty(default:)`` stands in; so does
    /// a negative number, without subscribing.
    @inlinable
    public func element(at index: Int) -> Observable<Element, Failure> {
        Observable(index < 0 ? .ended(.completed) : source.skip(index).take(1))
    }
}

extension MainActorStream {
    /// Leaves out the first elements; none, when `count` is zero or less.
    @inlinable
    public func skip(_ count: Int) -> Self {
        Self(source.skip(count))
    }

    /// Leaves out the elements before the first that does not satisfy the condition.
    @inlinable
    public func skip(while isSkipped: @escaping @MainActor (Element) -> Bool) -> Self {
        Self(source.skip(while: isSkipped))
    }
}
