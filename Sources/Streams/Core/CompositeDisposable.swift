/// Ends several disposables together.
///
/// Unlike a ``DisposeBag`` it does not end them when it goes away, and it gives single ones back.
public final class CompositeDisposable: Disposable {
    private let state = Lock(State())

    private struct State {
        var items: [Int: any Disposable] = [:]
        var made = 0
        var isDisposed = false
    }

    /// Names one of the disposables inside.
    public struct Key: Sendable {
        fileprivate let number: Int
    }

    /// A disposable that ends all of these.
    public init(_ disposables: any Disposable...) {
        for disposable in disposables { insert(disposable) }
    }

    /// Whether this has been disposed of.
    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// How many it holds.
    public var count: Int { state.withLock { $0.items.count } }

    /// Adds one; when this has been disposed of, it is disposed of at once.
    ///
    /// - Returns: the key to take it out again; `nil` when it was disposed of.
    @discardableResult
    public func insert(_ disposable: any Disposable) -> Key? {
        let number: Int? = state.withLock { state in
            if state.isDisposed { return nil }
            state.made += 1
            state.items[state.made] = disposable
            return state.made
        }
        if number == nil { disposable.dispose() }
        return number.map(Key.init)
    }

    /// Takes one out and disposes of it; does nothing when it has been taken out before.
    public func remove(_ key: Key) {
        state.withLock { $0.items.removeValue(forKey: key.number) }?.dispose()
    }

    /// Disposes of all, in the order in which they came, and of everything that is added later.
    public func dispose() {
        let all = state.withLock { state in
            state.isDisposed = true
            defer { state.items = [:] }
            return state.items
        }
        for (_, disposable) in all.sorted(by: { $0.key < $1.key }) { disposable.dispose() }
    }
}
