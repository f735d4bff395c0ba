/// Ends the subscriptions in it when it goes away.
///
///     final class Screen {
///         let bag = DisposeBag()
///         func show(_ title: Driver<String>) { title.drive(onNext: { … }).disposed(by: bag) }
///     }
///
/// A ``Subscription`` that ends by itself leaves the bag then, so a bag that lives long does not grow. A bag may be used
/// from any thread.
public final class DisposeBag: Disposable {
    private let contents = Contents()

    /// An empty bag.
    public init() {}

    deinit {
        contents.dispose()
    }

    /// How many live subscriptions and other disposables the bag holds.
    public var count: Int { contents.slots.withLock { $0.slots.count } }

    /// Puts `disposable` into the bag; into a bag that is disposed of, it is disposed of at once.
    public func insert(_ disposable: some Disposable) {
        contents.insert(disposable)
    }

    /// Ends everything in the bag, and everything that is put into it later.
    public func dispose() {
        contents.dispose()
    }
}

private final class Contents: Places {
    struct State {
        var slots = Slots<any Disposable>()
        var isDisposed = false
    }

    let slots = Lock(State())

    func insert(_ disposable: any Disposable) {
        let index = slots.withLock { $0.isDisposed ? nil : $0.slots.insert(disposable) }
        guard let index else { return disposable.dispose() }
        if let subscription = disposable as? Subscription {
            subscription.add(self, index)
        }
    }

    func leave(_ index: Int) {
        _ = slots.withLock { $0.slots.remove(index) }
    }

    func dispose() {
        let all = slots.withLock { state in
            state.isDisposed = true
            return state.slots.removeAll()
        }
        for disposable in all { disposable.dispose() }
    }
}
