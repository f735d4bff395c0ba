public import Synchronization

/// One subscription to a stream of streams.
///
/// Inner streams are subscribed to outside the drain, so that a synchronous one delivers directly, and one after the
/// other by a second drain, so that any number of synchronous ones takes constant stack.
@usableFromInline
final class Flatten<Element, Failure: Error> {
    @usableFromInline typealias Inner = FlattenInner<Element, Failure>

    /// An inner stream that is to be subscribed to.
    @usableFromInline typealias Start = (inner: Inner, source: Source<Element, Failure>)

    @usableFromInline let drain: Drain
    @usableFromInline let starter: Drain
    @usableFromInline let policy: FlattenPolicy
    @usableFromInline let sink: Sink<Element, Failure>
    @usableFromInline let subscription: Subscription
    @usableFromInline let outer: Subscription
    @usableFromInline let inners = Inners()
    // Each has one who changes it at a time: a pair of them costs less than one number that two change.
    @usableFromInline let begun = Atomic<Int>(0)
    @usableFromInline let over = Atomic<Int>(0)
    @exclusivity(unchecked) @usableFromInline final var waiting = Queue<Source<Element, Failure>>()
    @exclusivity(unchecked) @usableFromInline final var outerIsDone = false
    @exclusivity(unchecked) @usableFromInline final var hasFinished = false
    // What a queued event wants started, for whoever leaves the drain.
    @usableFromInline let deferred = Lock<[Start]>([])
    @usableFromInline let hasDeferred = Atomic<Bool>(false)

    @inlinable
    init(
        _ sink: Sink<Element, Failure>, _ subscription: Subscription, _ policy: FlattenPolicy, confined: Bool
    ) {
        self.sink = sink
        self.policy = policy
        drain = Drain(confined: confined)
        starter = Drain(confined: confined)
        self.subscription = subscription
        outer = subscription.child()
        subscription.add(inners)
    }

    /// Whether the outer stream may start an inner one without the drain.
    ///
    /// Where every inner stream runs at once it must: then that is subscribed to before the outer stream goes on, even
    /// while another one is delivering, and misses nothing of what that sends next, as `groupBy` does into a new group.
    /// And when nothing waits in the drain, asked first, and then none is running, nobody else will use it: a third less
    /// time for a stream of `just`.
    @inlinable var isFree: Bool {
        if case .merge(.max) = policy { true } else { drain.isIdle && running == 0 }
    }

    /// In the drain: whether no inner stream starts any more; the downstream may have ended just now, and be telling so.
    @inlinable var isOver: Bool { hasFinished || subscription.isDisposed }

    /// How many have begun and are not over.
    @inlinable var running: Int {
        let over = over.load(ordering: .acquiring)
        return begun.load(ordering: .relaxed) - over
    }

    /// Runs an event in the drain and what it wants started outside.
    @inlinable
    @inline(__always)
    func handle(_ event: @autoclosure () -> () -> Start?) {
        if drain.enter() {
            let next = event()()
            drain.leave()
            if let next { start(next) }
        } else {
            let event = event()
            drain.enqueue { self.later(event()) }
        }
        startDeferred()
    }

    @inlinable
    func outerNext(_ source: Source<Element, Failure>) -> Start? {
        if isOver { return nil }
        switch policy {
        case .latest:
            disposeInner()
        case .first:
            if running > 0 { return nil }
        case .merge(let limit):
            if running >= limit {
                waiting.append(source)
                return nil
            }
        }
        return begin(source)
    }

    @usableFromInline
    func outerEnd(_ completion: Completion<Failure>) -> Start? {
        if isOver || outerIsDone { return nil }
        outerIsDone = true
        if case .failed = completion { finish(completion) } else { finishIfDone() }
        return nil
    }

    @inlinable
    func begin(_ source: Source<Element, Failure>) -> Start? {
        let inner = Inner(self)
        return begin(inner) ? (inner, source) : nil
    }

    /// False when all is over.
    @inlinable
    func begin(_ inner: Inner) -> Bool {
        guard let index = inners.insert(inner.subscription) else { return false }
        inner.index = index
        begun.store(begun.load(ordering: .relaxed) + 1, ordering: .relaxed)
        return true
    }

    @inlinable
    func innerEnd(_ completion: Completion<Failure>, _ inner: Inner) -> Start? {
        guard !hasFinished, !inner.subscription.isDropped else { return nil }
        inners.remove(inner.subscription, inner.index)
        if case .failed = completion {
            finish(completion)
            return nil
        }
        let next = waiting.popFirst().flatMap { begin($0) }
        // Not before the next one has begun: the outer stream might start one, too.
        over.store(over.load(ordering: .relaxed) + 1, ordering: .releasing)
        finishIfDone()
        return next
    }

    /// Makes room for another one, where one runs at a time.
    @inlinable
    func disposeInner() {
        if running == 0 { return }
        inners.disposeOne()
        over.store(begun.load(ordering: .relaxed), ordering: .relaxed)
    }

    @usableFromInline
    func finishIfDone() {
        if outerIsDone, running == 0 { finish(.completed) }
    }

    @usableFromInline
    func finish(_ completion: Completion<Failure>) {
        hasFinished = true
        outer.dispose()
        inners.disposeAll()
        waiting = Queue()
        sink.end(completion)
    }

    @inlinable
    func start(_ next: Start) {
        if starter.enter() {
            next.inner.run(next.source)
            starter.leave()
        } else {
            starter.enqueue { next.inner.run(next.source) }
        }
    }

    @usableFromInline
    func later(_ next: Start?) {
        guard let next else { return }
        deferred.withLock { $0.append(next) }
        hasDeferred.store(true, ordering: .releasing)
    }

    @inlinable
    @inline(__always)
    func startDeferred() {
        if hasDeferred.load(ordering: .acquiring) { startAllDeferred() }
    }

    @usableFromInline
    func startAllDeferred() {
        let all = deferred.withLock { all in
            hasDeferred.store(false, ordering: .releasing)
            defer { all = [] }
            return all
        }
        for next in all { start(next) }
    }
}
