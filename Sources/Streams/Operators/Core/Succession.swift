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

    private let sink: Sink<Element, NewFailure>
    private let subscription: Subscription
    private let current = Inners()
    private let starter: Drain
    private let after: (Succession, Completion<Failure>) -> Step

    /// - Parameter after: says what comes after a part that has ended.
    @usableFromInline
    init(
        _ sink: Sink<Element, NewFailure>, _ subscription: Subscription, confined: Bool,
        after: @escaping (Succession, Completion<Failure>) -> Step
    ) {
        self.sink = sink
        self.subscription = subscription
        self.after = after
        starter = Drain(confined: confined)
        subscription.add(current)
    }

    /// Goes on with `step`.
    @usableFromInline
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
    @usableFromInline
    func run(_ source: Source<Element, Failure>) {
        if starter.enter() {
            start(source)
            starter.leave()
        } else {
            starter.enqueue { self.start(source) }
        }
    }

    private func start(_ source: Source<Element, Failure>) {
        let part = Subscription()
        guard let index = current.insert(part) else { return }
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
    @usableFromInline
    func followed<NewFailure: Error>(
        confined: Bool,
        _ after:
            @escaping (Subscription) -> (Succession<Element, Failure, NewFailure>, Completion<Failure>) ->
            Succession<Element, Failure, NewFailure>.Step
    ) -> Source<Element, NewFailure> {
        build { [self] sink, subscription in
            Succession(sink, subscription, confined: confined, after: after(subscription)).run(self)
        }
    }
}
