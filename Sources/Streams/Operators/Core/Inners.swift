/// The subscriptions of the inner streams; apart from `Flatten`, so that a subscription does not hold its own sink.
@usableFromInline
final class Inners: Nest {
    private struct State {
        var slots = Slots<Subscription>()
        var isDisposed = false
    }

    private let state = Lock(State())

    @usableFromInline
    init() {}

    @usableFromInline var count: Int { state.withLock { $0.slots.count } }

    /// `nil` when everything is over.
    @usableFromInline
    func insert(_ subscription: Subscription) -> Int? {
        state.withLock { $0.isDisposed ? nil : $0.slots.insert(subscription) }
    }

    @usableFromInline
    func remove(_ index: Int) {
        _ = state.withLock { $0.slots.remove(index) }
    }

    @usableFromInline
    func disposeAll() {
        for subscription in state.withLock({ $0.slots.removeAll() }) { subscription.dispose() }
    }

    @usableFromInline
    func takeParts() -> Teardowns {
        let all = state.withLock { state in
            state.isDisposed = true
            return state.slots.removeAll()
        }
        return Teardowns(all)
    }
}
