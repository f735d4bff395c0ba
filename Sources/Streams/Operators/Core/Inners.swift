/// The subscriptions of the inner streams; apart from `Flatten`, so that a subscription does not hold its own sink.
@usableFromInline
final class Inners: Nest {
    private struct Others {
        var slots = Slots<Subscription>()
        var isDisposed = false
    }

    // Most have one at a time: a place for it saves two allocations, and one without a lock saves a tenth of the time.
    private let one = Berth<Subscription>()
    private let others = Lock(Others())

    @usableFromInline
    init() {}

    /// The number to remove it by; `nil` when everything is over.
    @usableFromInline
    func insert(_ subscription: Subscription) -> Int? {
        if one.put(subscription) { return -1 }
        return others.withLock { $0.isDisposed ? nil : $0.slots.insert(subscription) }
    }

    @usableFromInline
    func remove(_ subscription: Subscription, _ index: Int) {
        if index < 0 { return one.remove(subscription) }
        _ = others.withLock { $0.slots.remove(index) }
    }

    /// Disposes of the one that there is, where there is at most one.
    @usableFromInline
    func disposeOne() {
        one.take()?.dispose()
    }

    @usableFromInline
    func disposeAll() {
        let one = one.take()
        takeAll(one, others.withLock { $0.slots.removeAll() }).run()
    }

    @usableFromInline
    func takeParts() -> Teardowns {
        let one = one.close()
        let others = others.withLock { others in
            others.isDisposed = true
            return others.slots.removeAll()
        }
        return takeAll(one, others)
    }

    private func takeAll(_ one: Subscription?, _ others: ContiguousArray<Subscription?>) -> Teardowns {
        var all = Teardowns(others)
        if let one { all.append(.nest(one)) }
        return all
    }
}
