extension Source {
    @inlinable
    func `catch`<NewFailure: Error>(
        _ recover: @escaping (Failure) throws(NewFailure) -> Source<Element, NewFailure>
    ) -> Source<Element, NewFailure> {
        build { [run] sink, subscription in
            let upstream = subscription.child()
            run(
                Sink(
                    next: sink.next,
                    end: { completion in
                        upstream.dispose()
                        // A closure upstream may have disposed of everything just now.
                        if subscription.isDisposed { return }
                        switch completion {
                        case .completed:
                            sink.complete()
                        case .failed(let failure):
                            do throws(NewFailure) {
                                try recover(failure).run(sink, subscription)
                            } catch {
                                sink.fail(error)
                            }
                        }
                    }),
                upstream)
        }
    }
}

extension ObservableType {
    /// Goes on with another stream when this one fails.
    ///
    ///     a-b-#
    ///     catch { _ in .just(x) }
    ///     a-b-(x|)
    ///
    /// - Parameter recover: makes the stream to go on with from the failure. Its failure type is that of the result:
    ///   `Never` when the new stream cannot fail.
    @inlinable
    public func `catch`<NewFailure: Error>(
        _ recover: @escaping @Sendable (Failure) -> Observable<Element, NewFailure>
    ) -> Observable<Element, NewFailure> {
        Observable(source.catch { (failure) throws(NewFailure) in recover(failure).source })
    }

    // Two overloads, because a closure that throws nothing would make the failure type `Never` here.

    /// Goes on with another stream when this one fails, or fails with what `recover` throws.
    @inlinable
    @_disfavoredOverload
    public func `catch`<NewFailure: Error>(
        _ recover: @escaping @Sendable (Failure) throws(NewFailure) -> Observable<Element, NewFailure>
    ) -> Observable<Element, NewFailure> {
        Observable(source.catch { (failure) throws(NewFailure) in try recover(failure).source })
    }

    /// Sends one element in place of a failure, then completes.
    ///
    ///     a-b-#
    ///     catchAndReturn(x)
    ///     a-b-(x|)
    @inlinable
    public func catchAndReturn(_ element: Element) -> Observable<Element, Never> {
        self.catch { _ in .just(element) }
    }
}
