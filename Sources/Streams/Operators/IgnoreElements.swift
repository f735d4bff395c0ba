extension Source {
    @inlinable
    func ignoreElements() -> Source<Never, Failure> {
        lift { sink, _ in Sink(next: { _ in }, end: sink.end) }
    }
}

extension ObservableType {
    /// Lets the end through and no elements.
    ///
    ///     a-b-|
    ///     ignoreElements()
    ///     ----|
    @inlinable
    public func ignoreElements() -> Observable<Never, Failure> {
        Observable<Never, Failure>(source.ignoreElements())
    }
}
