/// Ends several disposables together.
///
/// Unlike a ``DisposeBag`` it does not end them when it goes away, and it gives single ones back.
public final class CompositeDisposable: Disposable {
    private let state = Lock(State())

    private struct State {
        var slots = Slots<any Disposable>()
        var isDisposed = false
    }

    /// Names one of the disposables inside.
    public struct Key: Sendable {
        fileprivate let index: Int
    }

    /// A disposable that ends all of these.
    public init(_ disposables: any Disposable...) {
        for disposable in disposables { insert(disposable) }
    }

    /// Whether this has been disposed of.
    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// How many it holds.
    public var count: Int { state.withLock { $0.slots.count } }

    /// Adds one; when this has been disposed of, it is disposed of at once.
    ///
    /// - Returns: the key to take it out again; `nil` when it was disposed of.
    @discardableResult
    public func insert(_ disposable: any Disposable) -> Key? {
        let index = state.withLock { $0.isDisposed ? nil : $0.slots.insert(disposable) }
        guard let index else {
            disposable.dispose()
            return nil
        }
        return Key(index: index)
    }

    /// Takes one out and disposes of it; does nothing when it has been taken out before.
    public func remove(_ key: Key) {
        state.withLock { $0.slots.remove(key.index) }?.dispose()
    }

    /// Disposes of all, and of everything that is added later.
    public func dispose() {
        let all = state.withLock { state in
            state.isDisposed = true
            return state.slots.removeAll()
        }
        for disposable in all { disposable.dispose() }
    }
}
