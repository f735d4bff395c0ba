extension Source {
    @inlinable
    func take(_ count: Int) -> Source {
        guard count > 0 else { return .ended(.completed) }
        return lift { sink, subscription in
            let left = Cell(count)
            return Sink(
                next: { element in
                    // What still comes while the end is on its way downstream is too late.
                    guard left.value > 0 else { return }
                    left.value &-= 1
                    if left.value > 0 { sink.next(element) } else { sink.finish(with: element, subscription) }
                },
                end: { completion in if left.value > 0 { sink.end(completion) } })
        }
    }
}

extension ObservableType {
    /// Lets the first elements through, then completes and disposes of the stream.
    ///
    ///     a-b-c-d-|
    ///     take(2)
    ///     a-(b|)
    ///
    /// Exactly `count` elements come out, also when a handler sends more, and an endless stream is stopped. For zero
    /// or less it completes at once, without subscribing.
    @inlinable
    public func take(_ count: Int) -> Observable<Element, Failure> {
        Observable(source.take(count))
    }

    /// Lets the first element through, then completes and disposes of the stream.
    ///
    ///     --a-b-|
    ///     first()
    ///     --(a|)
    ///
    /// The same as `take(1)`: a stream without elements gives one without elements, for which
    /// ``ifEmpty(default:)`` stands in.
    @inlinable
    public func first() -> Observable<Element, Failure> {
        Observable(source.take(1))
    }
}

extension MainActorStream {
    /// Lets the first elements through, then completes and disposes of the stream.
    ///
    /// For zero or less it completes at once, without subscribing.
    @inlinable
    public func take(_ count: Int) -> Self {
        Self(source.take(count))
    }
}
