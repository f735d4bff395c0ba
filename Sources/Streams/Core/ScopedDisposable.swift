/// Ends what it holds when it goes away.
///
///     scoped = clock.subscribe(onNext: show).scoped()
///     scoped = nil                                   // the subscription ends
public final class ScopedDisposable: Disposable {
    private let inner: any Disposable

    /// Ends `inner` when this goes away.
    public init(_ inner: any Disposable) {
        self.inner = inner
    }

    deinit {
        inner.dispose()
    }

    /// Ends what it holds now.
    public func dispose() {
        inner.dispose()
    }
}

extension Disposable {
    /// A disposable that ends this one when it goes away.
    public func scoped() -> ScopedDisposable { ScopedDisposable(self) }
}
