/// Makes disposables.
public enum Disposables {
    /// A disposable that does nothing.
    public static func create() -> any Disposable { Nothing() }

    /// A disposable that runs `action` on the first `dispose()`, on the thread that calls it, and lets go of it.
    public static func create(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        ActionDisposable(action)
    }
}

private struct Nothing: Disposable {
    func dispose() {}
}

final class ActionDisposable: Disposable {
    private let action: Lock<(@Sendable () -> Void)?>

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = Lock(action)
    }

    func dispose() {
        let run = action.withLock { $0.take() }
        run?()
    }
}
