/// Holds one disposable at a time: a new one takes the place of the old, which is disposed of.
///
///     let current = SerialDisposable()
///     current.replace(with: loader.load(a))
///     current.replace(with: loader.load(b))      // the first load is disposed of
///
/// Once this is disposed of, whatever it is given is disposed of at once.
public final class SerialDisposable: Disposable {
    private let state = Lock(State())

    private struct State {
        var current: (any Disposable)?
        var isDisposed = false
    }

    /// An empty one.
    public init() {}

    /// Whether this has been disposed of.
    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// Holds `disposable` from now on, and disposes of what it held.
    public func replace(with disposable: any Disposable) {
        let old = state.withLock { state -> (any Disposable)? in
            if state.isDisposed { return disposable }
            defer { state.current = disposable }
            return state.current
        }
        old?.dispose()
    }

    /// Disposes of what it holds, and of everything that it is given later.
    public func dispose() {
        let last = state.withLock { state in
            state.isDisposed = true
            return state.current.take()
        }
        last?.dispose()
    }
}
