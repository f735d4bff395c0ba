public import Synchronization

/// What `flatMap` is asked for, in one piece: a closure with one thing in it takes half as much of the stack.
@usableFromInline
final class FlattenPlan<Input, Element, Failure: Error> {
    @usableFromInline let source: Source<Input, Failure>
    @usableFromInline let policy: FlattenPolicy
    @usableFromInline let confined: Bool
    @usableFromInline let selector: (Input) throws(Failure) -> Source<Element, Failure>

    @inlinable
    init(
        _ source: Source<Input, Failure>, _ policy: FlattenPolicy, _ confined: Bool,
        _ selector: @escaping (Input) throws(Failure) -> Source<Element, Failure>
    ) {
        self.source = source
        self.policy = policy
        self.confined = confined
        self.selector = selector
    }

    @inlinable
    func run(_ sink: Sink<Element, Failure>, _ subscription: Subscription) {
        Flatten(sink, subscription, policy, confined: confined).run(source, selector)
    }
}

/// One subscription to a stream of streams.
///
/// Inner streams are subscribed to outside the drain, so that a synchronous one delivers directly, and one after the
/// other by a second drain, so that any number of synchronous ones takes constant stack.
@usableFromInline
final class Flatten<Element, Failure: Error> {
    @usableFromInline typealias Inner = FlattenInner<Element, Failure>

    @usableFromInline let drain: Drain
    @usableFromInline let starter: Drain
    @usableFromInline let policy: FlattenPolicy
    @usableFromInline let sink: Sink<Element, Failure>
    @usableFromInline let subscription: Subscription
    @usableFromInline let outer: Subscription
    @usableFromInline let inners = Inners()
    // Changed by the outer stream, in the drain or not, and by the inner ones in the drain: asking costs no lock.
    @usableFromInline let running = Atomic<Int>(0)
    @exclusivity(unchecked) @usableFromInline final var waiting = Queue<Source<Element, Failure>>()
    @exclusivity(unchecked) @usableFromInline final var outerIsDone = false
    // What a queued event wants started, for whoever leaves the drain.
    @usableFromInline let deferred = Lock<[Inner]>([])
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

    @inlinable
    @inline(__always)
    func run<Input>(
        _ source: Source<Input, Failure>,
        _ selector: @escaping (Input) throws(Failure) -> Source<Element, Failure>
    ) {
        source.run(
            Sink(
                next: { input in
                    do throws(Failure) {
                        self.receive(try selector(input))
                    } catch {
                        self.receive(.failed(error))
                    }
                },
                end: { self.receive($0) }),
            outer)
    }

    @inlinable
    @inline(__always)
    func receive(_ inner: Source<Element, Failure>) {
        if isUnlimited { outerNext(inner)?.run() } else { handle { self.outerNext(inner) } }
    }

    @inlinable
    @inline(never)
    func receive(_ completion: Completion<Failure>) {
        handle { self.outerEnd(completion) }
    }

    /// Whether every inner stream runs at once: then it is subscribed to before the outer stream goes on, even while
    /// another one is delivering, and misses nothing of what that sends next, as `groupBy` does into a new group.
    @inlinable var isUnlimited: Bool {
        if case .merge(.max) = policy { true } else { false }
    }

    /// Runs an event in the drain and what it wants started outside.
    @inlinable
    @inline(__always)
    func handle(_ event: @autoclosure () -> () -> Inner?) {
        if drain.enter() {
            let inner = event()()
            drain.leave()
            if let inner { start(inner) }
        } else {
            let event = event()
            drain.enqueue { self.later(event()) }
        }
        startDeferred()
    }

    @inlinable
    func outerNext(_ source: Source<Element, Failure>) -> Inner? {
        // The downstream may have ended just now, and be telling so.
        guard !outer.isDisposed, !subscription.isDisposed else { return nil }
        switch policy {
        case .latest:
            disposeInners()
        case .first:
            if running.load(ordering: .relaxed) > 0 { return nil }
        case .merge(let limit):
            if limit < .max, running.load(ordering: .relaxed) >= limit {
                waiting.append(source)
                return nil
            }
        }
        return begin(source)
    }

    @usableFromInline
    func outerEnd(_ completion: Completion<Failure>) -> Inner? {
        guard !outer.isDisposed else { return nil }
        outer.dispose()
        outerIsDone = true
        if case .failed = completion { finish(completion) } else { finishIfDone() }
        return nil
    }

    @inlinable
    func begin(_ source: Source<Element, Failure>) -> Inner? {
        let subscription = Subscription()
        guard let index = inners.insert(subscription) else { return nil }
        running.add(1, ordering: .relaxed)
        return Inner(self, source, subscription, index)
    }

    @inlinable
    func innerEnd(_ completion: Completion<Failure>, _ inner: Inner) -> Inner? {
        guard !inner.subscription.isDisposed else { return nil }
        inner.subscription.dispose()
        inners.remove(inner.index)
        running.subtract(1, ordering: .relaxed)
        if case .failed = completion {
            finish(completion)
            return nil
        }
        if let next = waiting.popFirst() { return begin(next) }
        finishIfDone()
        return nil
    }

    @inlinable
    func disposeInners() {
        if running.exchange(0, ordering: .relaxed) == 0 { return }
        inners.disposeAll()
    }

    @usableFromInline
    func finishIfDone() {
        if outerIsDone, running.load(ordering: .relaxed) == 0 { finish(.completed) }
    }

    @usableFromInline
    func finish(_ completion: Completion<Failure>) {
        outer.dispose()
        disposeInners()
        waiting = Queue()
        sink.end(completion)
    }

    @inlinable
    func start(_ inner: Inner) {
        if starter.enter() {
            inner.run()
            starter.leave()
        } else {
            starter.enqueue { inner.run() }
        }
    }

    @usableFromInline
    func later(_ inner: Inner?) {
        guard let inner else { return }
        deferred.withLock { $0.append(inner) }
        hasDeferred.store(true, ordering: .releasing)
    }

    @inlinable
    @inline(__always)
    func startDeferred() {
        if hasDeferred.load(ordering: .acquiring) { startAllDeferred() }
    }

    @usableFromInline
    func startAllDeferred() {
        let all = deferred.withLock { inners in
            hasDeferred.store(false, ordering: .releasing)
            defer { inners = [] }
            return inners
        }
        for inner in all { start(inner) }
    }
}

/// One inner stream; the context of both closures of its sink, which so cost no allocation.
@usableFromInline
final class FlattenInner<Element, Failure: Error> {
    @usableFromInline let flatten: Flatten<Element, Failure>
    @usableFromInline let source: Source<Element, Failure>
    @usableFromInline let subscription: Subscription
    @usableFromInline let index: Int

    @inlinable
    init(
        _ flatten: Flatten<Element, Failure>, _ source: Source<Element, Failure>, _ subscription: Subscription,
        _ index: Int
    ) {
        self.flatten = flatten
        self.source = source
        self.subscription = subscription
        self.index = index
    }

    @inlinable
    func run() {
        guard !subscription.isDisposed else { return }
        if flatten.drain.isIdle {
            source.run(Sink(next: { self.next($0) }, end: { self.end($0) }), subscription)
        } else {
            runQueued()
        }
    }

    /// Runs where the drain is busy: the events wait there, the end among them, but the source must not go on after its end.
    @inlinable
    @inline(never)
    func runQueued() {
        let upstream = subscription.child()
        source.run(
            Sink(
                next: { self.next($0) },
                end: { completion in
                    upstream.dispose()
                    self.end(completion)
                }),
            upstream)
    }

    @inlinable
    func next(_ element: Element) {
        // `drain.run` without its frames, which each level of nesting would repeat.
        if flatten.drain.enter() {
            deliver(element)
            flatten.drain.leave()
        } else {
            enqueue(element)
        }
        flatten.startDeferred()
    }

    @inlinable
    @inline(never)
    func enqueue(_ element: Element) {
        flatten.drain.enqueue { self.deliver(element) }
    }

    @inlinable
    @inline(__always)
    func deliver(_ element: Element) {
        if !subscription.isDisposed { flatten.sink.next(element) }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        flatten.handle { self.flatten.innerEnd(completion, self) }
    }
}
