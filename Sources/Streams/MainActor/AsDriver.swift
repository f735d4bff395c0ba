extension ObservableType where Failure == Never {
    /// The stream for views: on the main actor, shared, with its latest element for who comes later.
    ///
    /// An element that is sent on the main actor is delivered at once when nothing of this stream is pending, else in
    /// order in a later turn.
    @MainActor
    @inlinable
    public func asDriver() -> Driver<Element> {
        Driver(source.onMain())
    }
}

extension ObservableType {
    /// The stream for views, with `element` in place of a failure; it completes then.
    ///
    ///     a-b-#
    ///     asDriver(onErrorJustReturn: x)
    ///     a-b-(x|)
    @MainActor
    @inlinable
    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        catchAndReturn(element).asDriver()
    }

    /// The stream for views, which goes on with another driver after a failure.
    ///
    ///     a-b-#
    ///     asDriver(onErrorDriveWith: other)   other = -x|
    ///     a-b--x|
    @MainActor
    @inlinable
    public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> {
        asDriver(onErrorRecover: { _ in driver })
    }

    /// The stream for views, which goes on with the driver that `recover` makes of a failure.
    ///
    ///     a-b-#
    ///     asDriver(onErrorRecover: { _ in other })   other = -x|
    ///     a-b--x|
    @MainActor
    @inlinable
    public func asDriver(onErrorRecover recover: @escaping @MainActor (Failure) -> Driver<Element>) -> Driver<Element> {
        Driver(source.onMain().catch { recover($0).source })
    }

    /// A stream that can fail does not become a driver without saying what a failure becomes.
    @available(
        *, unavailable,
        message: """
            this stream can fail and a driver cannot; say what a failure becomes: asDriver(onErrorJustReturn:), \
            asDriver(onErrorDriveWith:) or asDriver(onErrorRecover:)
            """
    )
    @_disfavoredOverload
    @MainActor
    public func asDriver() -> Driver<Element> {
        Driver(Source.never)
    }
}
