/// Stands for a disposable that is not there yet.
///
/// It takes one only; a second one is disposed of at once, and the first stays. Once this is disposed of, what it is
/// given is disposed of at once.
public final class SingleAssignmentDisposable: Disposable {
    private let state = Lock(State.empty)

    private enum State {
        case empty
        case holds(any Disposable)
        case disposed
    }

    /// An empty one.
    public init() {}

    /// Whether this has been disposed of.
    public var isDisposed: Bool {
        state.withLock { state in
            if case .disposed = state { true } else { false }
        }
    }

    /// Holds `disposable` from now on, if it is the first.
    ///
    /// - Returns: whether it is held; if not, it has been disposed of.
    @discardableResult
    public func set(_ disposable: any Disposable) -> Bool {
        let isHeld = state.withLock { state in
            guard case .empty = state else { return false }
            state = .holds(disposable)
            return true
        }
        if !isHeld { disposable.dispose() }
        return isHeld
    }

    /// Disposes of what it holds, or of what it is given later.
    public func dispose() {
        let old = state.withLock { state in
            defer { state = .disposed }
            return state
        }
        if case .holds(let disposable) = old { disposable.dispose() }
    }
}
