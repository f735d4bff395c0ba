import Synchronization

/// What becomes of a stream that arrives while others are running.
@usableFromInline
enum FlattenPolicy: Sendable {
    /// It replaces the one that is running.
    case latest
    /// It is ignored while one is running.
    case first
    /// At most so many run; the others wait their turn.
    case merge(Int)
}

extension Source {
    /// Runs the streams that this stream sends: the one core of the flat maps, `merge`, `concat`, `switchLatest` and of
    /// what builds on them.
    @usableFromInline
    func flatten<Inner>(
        _ policy: FlattenPolicy, confined: Bool
    ) -> Source<Inner, Failure> where Element == Source<Inner, Failure> {
        build { [self] sink, subscription in
            Flatten(sink, subscription, policy, confined: confined).run(self)
        }
    }
}

/// One subscription to a stream of streams.
///
/// Inner streams are subscribed to outside the drain, so that a synchronous one delivers directly, and one after the
/// other by a second drain, so that any number of synchronous ones takes constant stack.
private final class Flatten<Element, Failure: Error>: @unchecked Sendable {  // `drain` orders every access
    typealias Inner = Source<Element, Failure>

    struct Start {
        let inner: Inner
        let subscription: Subscription
        let index: Int
    }

    private let drain: Drain
    private let starter: Drain
    private let policy: FlattenPolicy
    private let sink: Sink<Element, Failure>
    private let outer: Subscription
    private let inners = Inners()
    private var waiting = Queue<Inner>()
    private var outerIsDone = false
    // What a queued event wants started, for whoever leaves the drain.
    private let deferred = Lock<[Start]>([])
    private let hasDeferred = Atomic<Bool>(false)

    init(
        _ sink: Sink<Element, Failure>, _ subscription: Subscription, _ policy: FlattenPolicy, confined: Bool
    ) {
        self.sink = sink
        self.policy = policy
        drain = Drain(confined: confined)
        starter = Drain(confined: confined)
        outer = subscription.child()
        subscription.add(inners)
    }

    func run(_ source: Source<Inner, Failure>) {
        source.run(
            Sink(
                next: { inner in self.handle { self.outerNext(inner) } },
                end: { completion in self.handle { self.outerEnd(completion) } }),
            outer)
    }

    /// Runs an event in the drain and what it wants started outside.
    @inline(__always)
    private func handle(_ event: @escaping () -> Start?) {
        if drain.enter() {
            let start = event()
            drain.leave()
            if let start { self.start(start) }
        } else {
            drain.enqueue { self.later(event()) }
        }
        startDeferred()
    }

    private func outerNext(_ inner: Inner) -> Start? {
        guard !outer.isDisposed else { return nil }
        switch policy {
        case .latest:
            inners.disposeAll()
        case .first:
            if inners.count > 0 { return nil }
        case .merge(let limit):
            if inners.count >= limit {
                waiting.append(inner)
                return nil
            }
        }
        return begin(inner)
    }

    private func outerEnd(_ completion: Completion<Failure>) -> Start? {
        guard !outer.isDisposed else { return nil }
        outer.dispose()
        outerIsDone = true
        if case .failed = completion { finish(completion) } else { finishIfDone() }
        return nil
    }

    private func begin(_ inner: Inner) -> Start? {
        let subscription = Subscription()
        guard let index = inners.insert(subscription) else { return nil }
        return Start(inner: inner, subscription: subscription, index: index)
    }

    private func innerEnd(_ completion: Completion<Failure>, _ index: Int, _ subscription: Subscription) -> Start? {
        guard !subscription.isDisposed else { return nil }
        subscription.dispose()
        inners.remove(index)
        if case .failed = completion {
            finish(completion)
            return nil
        }
        if let next = waiting.popFirst() { return begin(next) }
        finishIfDone()
        return nil
    }

    private func finishIfDone() {
        if outerIsDone, inners.count == 0 { finish(.completed) }
    }

    private func finish(_ completion: Completion<Failure>) {
        outer.dispose()
        inners.disposeAll()
        waiting = Queue()
        sink.end(completion)
    }

    private func start(_ start: Start) {
        if starter.enter() {
            subscribe(start)
            starter.leave()
        } else {
            starter.enqueue { self.subscribe(start) }
        }
    }

    private func subscribe(_ start: Start) {
        let subscription = start.subscription
        guard !subscription.isDisposed else { return }
        start.inner.run(
            Sink(
                next: { element in
                    if self.drain.enter() {
                        if !subscription.isDisposed { self.sink.next(element) }
                        self.drain.leave()
                    } else {
                        self.drain.enqueue { if !subscription.isDisposed { self.sink.next(element) } }
                    }
                    self.startDeferred()
                },
                end: { completion in
                    self.handle { self.innerEnd(completion, start.index, subscription) }
                }),
            subscription)
    }

    private func later(_ start: Start?) {
        guard let start else { return }
        deferred.withLock { $0.append(start) }
        hasDeferred.store(true, ordering: .releasing)
    }

    @inline(__always)
    private func startDeferred() {
        if hasDeferred.load(ordering: .acquiring) { startAllDeferred() }
    }

    private func startAllDeferred() {
        let starts = deferred.withLock { starts in
            hasDeferred.store(false, ordering: .releasing)
            defer { starts = [] }
            return starts
        }
        for start in starts { self.start(start) }
    }
}

/// The subscriptions of the inner streams; apart from `Flatten`, so that a subscription does not hold its own sink.
final class Inners: Disposable {
    private struct State {
        var slots = Slots<Subscription>()
        var isDisposed = false
    }

    private let state = Lock(State())

    var count: Int { state.withLock { $0.slots.count } }

    /// `nil` when everything is over.
    func insert(_ subscription: Subscription) -> Int? {
        state.withLock { $0.isDisposed ? nil : $0.slots.insert(subscription) }
    }

    func remove(_ index: Int) {
        _ = state.withLock { $0.slots.remove(index) }
    }

    func disposeAll() {
        for subscription in state.withLock({ $0.slots.removeAll() }) { subscription.dispose() }
    }

    func dispose() {
        state.withLock { $0.isDisposed = true }
        disposeAll()
    }
}
