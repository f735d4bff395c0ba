extension ObservableType where Failure == Never {
    /// The stream for views: on the main actor, shared, without replay.
    ///
    /// An element that is sent on the main actor is delivered at once when nothing of this stream is pending, else in
    /// order in a later turn.
    @MainActor
    @inlinable
    public func asSignal() -> Signal<Element> {
        Signal(source.onMain())
    }
}

extension ObservableType {
    /// The stream for views, with `element` in place of a failure; it completes then.
    ///
    ///     a-b-#
    ///     asSignal(onErrorJustReturn: x)
    ///     a-b-(x|)
    @MainActor
    @inlinable
    public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        catchAndReturn(element).asSignal()
    }

    /// The stream for views, which goes on with another signal after a failure.
    ///
    ///     a-b-#
    ///     asSignal(onErrorSignalWith: other)   other = -x|
    ///     a-b--x|
    @MainActor
    @inlinable
    public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> {
        asSignal(onErrorRecover: { _ in signal })
    }

    /// The stream for views, which goes on with the signal that `recover` makes of a failure.
    ///
    ///     a-b-#
    ///     asSignal(onErrorRecover: { _ in other })   other = -x|
    ///     a-b--x|
    @MainActor
    @inlinable
    public func asSignal(onErrorRecover recover: @escaping @MainActor (Failure) -> Signal<Element>) -> Signal<Element> {
        Signal(source.onMain().catch { recover($0).source })
    }

    /// A stream that can fail does not become a signal without saying what a failure becomes.
    @available(
        *, unavailable,
        message: """
            this stream can fail and a signal cannot; say what a failure becomes: asSignal(onErrorJustReturn:), \
            asSignal(onErrorSignalWith:) or asSignal(onErrorRecover:)
            """
    )
    @_disfavoredOverload
    @MainActor
    public func asSignal() -> Signal<Element> {
        Signal(Source.never)
    }
}
