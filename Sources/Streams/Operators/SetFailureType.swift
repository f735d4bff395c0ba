extension Source where Failure == Never {
    @inlinable
    func setFailureType<NewFailure: Error>(_ type: NewFailure.Type) -> Source<Element, NewFailure> {
        lift { sink, _ in Sink(next: sink.next, end: { _ in sink.complete() }) }
    }
}

extension ObservableType where Failure == Never {
    /// The same stream with another failure type, to be combined with streams that can fail; it still does not fail.
    @inlinable
    public func setFailureType<NewFailure: Error>(to type: NewFailure.Type) -> Observable<Element, NewFailure> {
        Observable(source.setFailureType(type))
    }
}
