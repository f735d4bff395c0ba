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
    @usableFromInline let contents = BagContents()

    /// An empty bag.
    public init() {}

    deinit {
        contents.dispose()
    }

    /// How many live subscriptions and other disposables the bag holds.
    public var count: Int { contents.state.withLock { $0.slots.count } }

    /// Puts `disposable` into the bag; into a bag that is disposed of, it is disposed of at once.
    @inlinable
    public func insert(_ disposable: some Disposable) {
        let subscription = disposable as? Subscription
        let content: Teardown = if let subscription { .nest(subscription) } else { .disposable(disposable) }
        guard let place = contents.insert(content) else { return disposable.dispose() }
        subscription?.add(contents, place)
    }

    /// Ends everything in the bag, and everything that is put into it later.
    public func dispose() {
        contents.dispose()
    }
}

@usableFromInline
final class BagContents: Places {
    fileprivate struct State {
        var slots = Slots<Teardown>()
        var isDisposed = false
    }

    fileprivate let state = Lock(State())

    /// The place it got; `nil` when the bag is disposed of.
    @usableFromInline
    func insert(_ content: Teardown) -> Int? {
        state.withLock { $0.isDisposed ? nil : $0.slots.insert(content) }
    }

    @usableFromInline
    func leave(_ place: Int) {
        _ = state.withLock { $0.slots.remove(place) }
    }

    fileprivate func dispose() {
        let all = state.withLock { state in
            state.isDisposed = true
            return state.slots.removeAll()
        }
        for case let content? in all { content.undo() }
    }
}
