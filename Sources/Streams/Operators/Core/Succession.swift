public import Synchronization

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

    @usableFromInline let sink: Sink<Element, NewFailure>
    @usableFromInline let subscription: Subscription
    @usableFromInline let current = Inners()
    @usableFromInline let turn = Atomic<UInt8>(Turn.free)
    // Belongs to whoever has the turn once that is marked; before, to the one part that has ended.
    @exclusivity(unchecked) @usableFromInline final var next: Source<Element, Failure>?
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
        var part: SuccessionPart<Element, Failure, NewFailure>?
        start(source, &part)
        while let next = nextPart() { start(next, &part) }
    }

    // Functions of their own, so that the frame which each level of nesting repeats stays small.

    /// False when another part is being subscribed to: then this one is next.
    @inlinable
    @inline(never)
    func takeTurn(_ source: Source<Element, Failure>) -> Bool {
        if turn.load(ordering: .relaxed) == Turn.taken {
            next = source
            if exchange(Turn.taken, Turn.marked) { return false }
            next = nil
        }
        return exchange(Turn.free, Turn.taken)
    }

    @inlinable
    @inline(never)
    func nextPart() -> Source<Element, Failure>? {
        if exchange(Turn.taken, Turn.free) { return nil }
        let source = next.take()
        turn.store(Turn.taken, ordering: .releasing)
        return source
    }

    @inlinable
    func exchange(_ expected: UInt8, _ desired: UInt8) -> Bool {
        turn.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }

    /// - Parameter last: the part before, which serves again when nobody knows it any more.
    @inlinable
    func start(_ source: Source<Element, Failure>, _ last: inout SuccessionPart<Element, Failure, NewFailure>?) {
        let part = newPart(&last)
        guard !subscription.isDisposed, let index = current.insert(part.subscription) else { return }
        part.index = index
        source.run(Sink(next: sink.next, end: { part.end($0) }), part.subscription)
        last = part
    }

    @inlinable
    @inline(never)
    func newPart(
        _ last: inout SuccessionPart<Element, Failure, NewFailure>?
    ) -> SuccessionPart<Element, Failure, NewFailure> {
        if isKnownUniquelyReferenced(&last), let part = last.take(), Subscription.renew(&part.subscription) {
            return part
        }
        return SuccessionPart(self)
    }
}

/// Whose turn it is to subscribe: nobody's, somebody's, or somebody's for whom the next part waits.
@usableFromInline
enum Turn {
    @inlinable static var free: UInt8 { 0 }
    @inlinable static var taken: UInt8 { 1 }
    @inlinable static var marked: UInt8 { 2 }
}

/// One of the streams of a `Succession`.
@usableFromInline
final class SuccessionPart<Element, Failure: Error, NewFailure: Error> {
    @usableFromInline let succession: Succession<Element, Failure, NewFailure>
    @exclusivity(unchecked) @usableFromInline final var subscription = Subscription()
    @exclusivity(unchecked) @usableFromInline final var index = 0

    @inlinable
    init(_ succession: Succession<Element, Failure, NewFailure>) {
        self.succession = succession
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        subscription.dispose()
        succession.current.remove(subscription, index)
        if succession.subscription.isDisposed { return }
        succession.resume(succession.after(succession, completion))
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
