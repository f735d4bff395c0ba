extension Source where Failure == Never {
    @inlinable
    func setFailureType<NewFailure: Error>(_ type: NewFailure.Type) -> Source<Element, NewFailure> {
        lift { sink, _ in Sink(next: sink.next, end: { _ in sink.complete() }) }
    }
}

extension ObservableType where Failure == Never {
    /// The same stream with another failure type, to be combined with streams that can fail; it still does not fail.
    ///
    ///     a-b-|
    ///     setFailureType(to: SearchError.self)
    ///     a-b-|
    ///
    ///     titles.setFailureType(to: SearchError.self).flatMapLatest(service.search)
    @inlinable
    public func setFailureType<NewFailure: Error>(to type: NewFailure.Type) -> Observable<Element, NewFailure> {
        Observable(source.setFailureType(type))
    }
}

extension ObservableType {
    /// Only a stream that cannot fail takes on any failure type.
    @available(
        *, unavailable,
        message: "this stream can fail already; say what its failure becomes: mapError { … }, or catch it"
    )
    @_disfavoredOverload
    public func setFailureType<NewFailure: Error>(to type: NewFailure.Type) -> Observable<Element, NewFailure> {
        .never()
    }
}
