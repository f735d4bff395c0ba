/// Runs streams one after the other: the core of `concat`, `repeat` and the retries.
///
/// Each has a subscription of its own, and the next one is subscribed to when the call that ended the one before has
/// returned: any number of synchronous ones takes constant stack.
@usableFromInline
final class Succession<Element, Failure: Error, NewFailure: Error> {
    @usableFromInline
    enum Step {
        case run(Source<Element, Failure>)
        case end(Completion<NewFailure>)
        /// Somebody calls `resume` later.
        case wait
    }

    @usableFromInline
    struct Turn {
        @usableFromInline var isTaken = false
        @usableFromInline var next: Source<Element, Failure>?

        @inlinable
        init() {}
    }

    @usableFromInline let sink: Sink<Element, NewFailure>
    @usableFromInline let subscription: Subscription
    @usableFromInline let current = Inners()
    @usableFromInline let turn = Lock(Turn())
    @usableFromInline let after: (Succession, Completion<Failure>) -> Step

    /// - Parameter after: says what comes after a part that has ended.
    @inlinable
    init(
        _ sink: Sink<Element, NewFailure>, _ subscription: Subscription,
        after: @escaping (Succession, Completion<Failure>) -> Step
    ) {
        self.sink = sink
        self.subscription = subscription
        self.after = after
        subscription.add(current)
    }

    /// Goes on with `step`.
    @inlinable
    func resume(_ step: Step) {
        switch step {
        case .wait:
            break
        case .end(let completion):
            if !subscription.isDisposed { sink.end(completion) }
        case .run(let source):
            run(source)
        }
    }

    /// Runs a part, now or when the one that is being subscribed to has returned.
    @inlinable
    func run(_ source: Source<Element, Failure>) {
        guard takeTurn(source) else { return }
        start(source)
        while let next = nextPart() { start(next) }
    }

    // Functions of their own, so that the frame which each level of nesting repeats stays small.

    /// False when another part is being subscribed to: then this one is next.
    @inlinable
    @inline(never)
    func takeTurn(_ source: Source<Element, Failure>) -> Bool {
        turn.withLock { turn in
            if turn.isTaken { turn.next = source }
            defer { turn.isTaken = true }
            return !turn.isTaken
        }
    }

    @inlinable
    @inline(never)
    func nextPart() -> Source<Element, Failure>? {
        turn.withLock { turn in
            turn.isTaken = turn.next != nil
            return turn.next.take()
        }
    }

    @inlinable
    func start(_ source: Source<Element, Failure>) {
        let part = Subscription()
        guard !subscription.isDisposed, let index = current.insert(part) else { return }
        source.run(
            Sink(
                next: sink.next,
                end: { completion in
                    part.dispose()
                    self.current.remove(index)
                    if !self.subscription.isDisposed { self.resume(self.after(self, completion)) }
                }),
            part)
    }
}

extension Source {
    /// This stream, and after it what `after` says, which is asked anew for each subscription.
    @inlinable
    func followed<NewFailure: Error>(
        _ after:
            @escaping (Subscription) -> (Succession<Element, Failure, NewFailure>, Completion<Failure>) ->
            Succession<Element, Failure, NewFailure>.Step
    ) -> Source<Element, NewFailure> {
        build { [self] sink, subscription in
            Succession(sink, subscription, after: after(subscription)).run(self)
        }
    }
}
