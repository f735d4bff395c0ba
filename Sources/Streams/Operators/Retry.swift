extension Source {
    @usableFromInline
    func retry(_ attempts: Int) -> Source {
        followed { _ in
            var left = max(1, attempts)
            return { _, completion in
                left -= 1
                guard case .failed = completion, left > 0 else { return .end(completion) }
                return .run(self)
            }
        }
    }

    @usableFromInline
    func retry<NewFailure: Error>(failingAs type: NewFailure.Type) -> Source<Element, NewFailure> {
        followed { _ in
            { _, completion in
                if case .completed = completion { .end(.completed) } else { .run(self) }
            }
        }
    }
}

extension ObservableType {
    /// Subscribes to the stream anew each time it fails, for as long as it takes; the result cannot fail.
    ///
    ///     -a-#
    ///     retry()
    ///     -a--a--a-…
    ///
    /// A stream that fails at once is tried again at once: ``retry(_:backoff:scheduler:using:where:)`` waits in between.
    @inlinable
    public func retry() -> Observable<Element, Never> {
        Observable<Element, Never>(source.retry(failingAs: Never.self))
    }

    /// Subscribes to the stream anew each time it fails, for as long as it takes, in a chain that fails elsewhere.
    ///
    ///     -a-#
    ///     retry()
    ///     -a--a--a-…
    @inlinable
    @_disfavoredOverload
    public func retry() -> Observable<Element, Failure> {
        Observable(source.retry(failingAs: Failure.self))
    }

    /// Subscribes to the stream anew when it fails, then lets the failure through.
    ///
    ///     -a-#
    ///     retry(2)
    ///     -a--a-#
    ///
    /// Any number of attempts that fail at once takes constant stack.
    ///
    /// - Parameter attempts: how often it runs in all, the first time included; less than one counts as one.
    @inlinable
    public func retry(_ attempts: Int) -> Observable<Element, Failure> {
        Observable(source.retry(attempts))
    }
}
