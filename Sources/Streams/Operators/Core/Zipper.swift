/// How much of one stream waits for the others.
@usableFromInline
class ZipLane {
    // Changed in the drain only.
    @exclusivity(unchecked) @usableFromInline final var count = 0
    @exclusivity(unchecked) @usableFromInline final var hasEnded = false

    @inlinable
    init() {}

    /// Moves the next element to the place of the first.
    @inlinable
    func refill() {}
}

/// What one stream has sent and waits for the others: the first element in its place among theirs, the others behind it.
@usableFromInline
final class ZipQueue<Element>: ZipLane {
    @usableFromInline let first: UnsafeMutablePointer<Element>
    @usableFromInline let memory: PartsMemory
    @exclusivity(unchecked) @usableFromInline final var others = Queue<Element>()

    @inlinable
    init(in memory: PartsMemory) {
        self.memory = memory
        first = memory.nextPlace()
    }

    deinit {
        if count > 0 { first.deinitialize(count: 1) }
    }

    /// - Returns: whether it is the first.
    @inlinable
    func keep(_ element: Element) -> Bool {
        count += 1
        if count > 1 {
            wait(element)
            return false
        }
        first.initialize(to: element)
        return true
    }

    @inlinable
    @inline(never)
    func wait(_ element: Element) {
        others.append(element)
    }

    @inlinable
    override func refill() {
        // Called only when something waits.
        first.initialize(to: others.popFirst().unsafelyUnwrapped)
    }
}

/// One subscription to several streams whose elements go out one of each at a time.
@usableFromInline
final class Zipper<Output, Failure: Error> {
    @usableFromInline let join: Join
    @usableFromInline let sink: Sink<Output, Failure>
    @usableFromInline let subscription: Subscription
    @usableFromInline let memory: PartsMemory
    /// Those of a parameter pack, for `sending`.
    @exclusivity(unchecked) @usableFromInline final var lanes: [ZipLane] = []
    // Changed while subscribing, before the first start, and then in the drain only.
    @exclusivity(unchecked) @usableFromInline final var missing = 0
    @exclusivity(unchecked) @usableFromInline final var isOver = false

    @inlinable
    init(
        _ sink: Sink<Output, Failure>, _ subscription: Subscription, _ memory: PartsMemory, confined: Bool
    ) {
        self.sink = sink
        self.subscription = subscription
        self.memory = memory
        join = Join(confined: confined)
    }

    /// A lane for the next stream.
    @inlinable
    func lane<Input>(for input: Source<Input, Failure>) -> ZipQueue<Input> {
        missing += 1
        return ZipQueue(in: memory)
    }

    /// - Parameter send: moves the first elements of all lanes out of the memory, calls `advance` for each, then `send`.
    @inlinable
    func add<Input>(_ input: Source<Input, Failure>, _ lane: ZipQueue<Input>, send: @escaping () -> Void) {
        if subscription.isDisposed { return }
        let upstream = subscription.child()
        input.run(
            Sink(
                next: { self.next($0, lane, send) },
                end: { completion in
                    upstream.dispose()
                    self.end(completion, lane)
                }),
            upstream)
    }

    // `join.run` without its frames, which each level of nesting would repeat.
    @inlinable
    func next<Input>(_ element: Input, _ lane: ZipQueue<Input>, _ send: @escaping () -> Void) {
        if join.drain.enter() {
            take(element, lane, send)
            join.drain.leave()
        } else {
            enqueue(element, lane, send)
        }
    }

    @inlinable
    @inline(never)
    func enqueue<Input>(_ element: Input, _ lane: ZipQueue<Input>, _ send: @escaping () -> Void) {
        join.drain.enqueue { self.take(element, lane, send) }
    }

    @inlinable
    @inline(__always)
    func take<Input>(_ element: Input, _ lane: ZipQueue<Input>, _ send: () -> Void) {
        if subscription.isDisposed { return }
        guard lane.keep(element) else { return }
        missing -= 1
        if missing == 0 { send() }
    }

    /// The first element of the lane is out of the memory: what waits behind it is the first now.
    @inlinable
    @inline(__always)
    func advance(_ lane: ZipLane) {
        lane.count -= 1
        if lane.count > 0 {
            lane.refill()
        } else {
            missing += 1
            if lane.hasEnded { isOver = true }
        }
    }

    @inlinable
    func send(_ output: Output) {
        sink.next(output)
        if isOver, !subscription.isDisposed { sink.complete() }
    }

    /// Sends what `combine` makes of the first elements.
    ///
    /// Not written where a parameter pack is in sight, which the compiler does not survive.
    @inlinable
    func sending<Whole>(_ combine: @escaping (Whole) -> Output) -> () -> Void {
        {
            let first = self.memory.whole(Whole.self).move()
            for lane in self.lanes { self.advance(lane) }
            self.send(combine(first))
        }
    }

    @usableFromInline
    func end(_ completion: Completion<Failure>, _ lane: ZipLane) {
        join.run { self.finish(completion, lane) }
    }

    /// No output is possible any more when a stream has ended and nothing of it waits.
    private func finish(_ completion: Completion<Failure>, _ lane: ZipLane) {
        lane.hasEnded = true
        if subscription.isDisposed { return }
        if case .completed = completion, lane.count > 0 { return }
        sink.end(completion)
    }
}
