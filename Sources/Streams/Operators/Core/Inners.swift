/// The subscriptions of the inner streams; apart from `Flatten`, so that a subscription does not hold its own sink.
@usableFromInline
final class Inners: Nest {
    private struct State {
        // Most have one at a time: a place for it saves two allocations.
        var one: Subscription?
        var others = Slots<Subscription>()
        var isDisposed = false

        mutating func takeAll() -> Teardowns {
            var all = Teardowns(others.removeAll())
            if let one = one.take() { all.append(.nest(one)) }
            return all
        }
    }

    private let state = Lock(State())

    @usableFromInline
    init() {}

    /// The number to remove it by; `nil` when everything is over.
    @usableFromInline
    func insert(_ subscription: Subscription) -> Int? {
        state.withLock { state in
            if state.isDisposed { return nil }
            if state.one != nil { return state.others.insert(subscription) }
            state.one = subscription
            return -1
        }
    }

    @usableFromInline
    func remove(_ index: Int) {
        _ = state.withLock { index < 0 ? $0.one.take() : $0.others.remove(index) }
    }

    @usableFromInline
    func disposeAll() {
        state.withLock { $0.takeAll() }.run()
    }

    @usableFromInline
    func takeParts() -> Teardowns {
        state.withLock { state in
            state.isDisposed = true
            return state.takeAll()
        }
    }
}
