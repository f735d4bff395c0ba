/// One subscription to several streams whose latest elements go out together.
@usableFromInline
final class Combination<Output, Failure: Error> {
    @usableFromInline let join: Join
    @usableFromInline let sink: Sink<Output, Failure>
    @usableFromInline let subscription: Subscription
    // Changed in the drain only.
    @exclusivity(unchecked) @usableFromInline final var missing = 0
    @exclusivity(unchecked) @usableFromInline final var running = 0
    // An input that has ended lets go of its own.
    @exclusivity(unchecked) @usableFromInline final var parts: [AnyObject] = []

    @inlinable
    init(_ sink: Sink<Output, Failure>, _ subscription: Subscription, confined: Bool) {
        self.sink = sink
        self.subscription = subscription
        join = Join(confined: confined)
    }

    /// - Parameter send: sends the latest elements of all.
    @inlinable
    func add<Input>(_ input: Source<Input, Failure>, _ part: Part<Input>, send: @escaping () -> Void) {
        if subscription.isDisposed { return }
        let upstream = subscription.child()
        input.run(
            Sink(
                next: { self.next($0, part, send) },
                end: { completion in
                    upstream.dispose()
                    self.end(completion, part)
                }),
            upstream)
    }

    // `join.run` without its frames, which each level of nesting would repeat.
    @inlinable
    func next<Input>(_ element: Input, _ part: Part<Input>, _ send: @escaping () -> Void) {
        if join.drain.enter() {
            take(element, part, send)
            join.drain.leave()
        } else {
            enqueue(element, part, send)
        }
    }

    @inlinable
    @inline(__always)
    func take<Input>(_ element: Input, _ part: Part<Input>, _ send: () -> Void) {
        if subscription.isDisposed { return }
        if part.isEmpty { missing -= 1 }
        part.keep(element)
        if missing == 0 { send() }
    }

    @inlinable
    @inline(never)
    func enqueue<Input>(_ element: Input, _ part: Part<Input>, _ send: @escaping () -> Void) {
        join.drain.enqueue { self.take(element, part, send) }
    }

    @inlinable
    func end<Input>(_ completion: Completion<Failure>, _ part: Part<Input>) {
        if join.drain.enter() {
            finish(completion, isEmpty: part.isEmpty)
            join.drain.leave()
        } else {
            enqueue(completion, part)
        }
    }

    @inlinable
    @inline(never)
    func enqueue<Input>(_ completion: Completion<Failure>, _ part: Part<Input>) {
        join.drain.enqueue { self.finish(completion, isEmpty: part.isEmpty) }
    }

    /// Sends all values in `memory`, which are what the combination sends.
    @inlinable
    func sending(_ memory: PartsMemory) -> () -> Void {
        { [sink] in sink.next(memory.whole(Output.self).pointee) }
    }

    /// Sends what `combine` makes of all values in `memory`.
    ///
    /// Not written where a parameter pack is in sight, which the compiler does not survive.
    @inlinable
    func sending<Whole>(_ memory: PartsMemory, _ combine: @escaping (Whole) -> Output) -> () -> Void {
        { [sink] in sink.next(combine(memory.whole(Whole.self).pointee)) }
    }

    /// No output is possible any more when an input ended without an element, or all have ended.
    @usableFromInline
    func finish(_ completion: Completion<Failure>, isEmpty: Bool) {
        if subscription.isDisposed { return }
        running -= 1
        if case .completed = completion, running > 0, !isEmpty { return }
        sink.end(completion)
    }
}
