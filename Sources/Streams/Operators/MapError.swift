extension Source {
    @inlinable
    func mapError<NewFailure: Error>(
        _ transform: @escaping (Failure) -> NewFailure
    ) -> Source<Element, NewFailure> {
        lift { sink, _ in
            Sink(
                next: sink.next,
                end: { completion in
                    switch completion {
                    case .completed: sink.complete()
                    case .failed(let failure): sink.fail(transform(failure))
                    }
                })
        }
    }
}

extension ObservableType {
    /// Fails with what `transform` makes of the stream's failure.
    ///
    ///     a-b-#
    ///     mapError { AppError($0) }
    ///     a-b-#   with an AppError
    @inlinable
    public func mapError<NewFailure: Error>(
        _ transform: @escaping @Sendable (Failure) -> NewFailure
    ) -> Observable<Element, NewFailure> {
        Observable<Element, NewFailure>(source.mapError(transform))
    }
}
