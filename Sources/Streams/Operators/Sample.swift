extension Source {
    @inlinable
    func sample<Trigger>(_ trigger: Source<Trigger, Failure>, confined: Bool) -> Source {
        build { [self] sink, subscription in
            Sampling(Outlet(sink, subscription), confined: confined).run(self, trigger)
        }
    }
}

@usableFromInline
final class Sampling<Element, Failure: Error> {
    @usableFromInline let join: Join
    @usableFromInline let outlet: Outlet<Element, Failure>
    // Changed in the drain only.
    @exclusivity(unchecked) @usableFromInline final var pending: Element?
    @exclusivity(unchecked) @usableFromInline final var isLast = false

    @inlinable
    init(_ outlet: Outlet<Element, Failure>, confined: Bool) {
        self.outlet = outlet
        join = Join(confined: confined)
    }

    @inlinable
    func run<Trigger>(_ source: Source<Element, Failure>, _ trigger: Source<Trigger, Failure>) {
        let upstream = outlet.subscription.child()
        source.run(
            Sink(
                next: { element in self.join.run { self.pending = element } },
                end: { completion in
                    upstream.dispose()
                    self.join.run { self.sourceEnd(completion) }
                }),
            upstream)
        if outlet.isOver { return }
        let side = outlet.subscription.child()
        trigger.run(
            Sink(
                next: { _ in self.triggered() },
                end: { completion in
                    side.dispose()
                    self.join.run { self.triggerEnd(completion) }
                }),
            side)
    }

    // `join.run` without its frames, which each level of nesting would repeat.
    @inlinable
    func triggered() {
        if join.drain.enter() {
            take()
            join.drain.leave()
        } else {
            enqueue()
        }
    }

    @inlinable
    @inline(never)
    func enqueue() {
        join.drain.enqueue { self.take() }
    }

    @inlinable
    func take() {
        if let element = pending.take() { outlet.next(element) }
        if isLast { outlet.end(.completed) }
    }

    /// What is pending waits for the trigger.
    @inlinable
    func sourceEnd(_ completion: Completion<Failure>) {
        if case .completed = completion, pending != nil { isLast = true } else { outlet.end(completion) }
    }

    @inlinable
    func triggerEnd(_ completion: Completion<Failure>) {
        isLast = true
        if case .completed = completion { take() } else { outlet.end(completion) }
    }
}

extension ObservableType {
    /// Sends the latest element whenever another stream sends one, if it is a new one.
    ///
    ///     a-b---c---d|     this
    ///     ---x-x---x---x   trigger
    ///     sample(trigger)
    ///     ---b-----c---(d|)
    ///
    /// The stream is subscribed to before the trigger. The trigger's completion counts as its last element. The result
    /// completes when nothing can be sent any more: when the trigger completes, or when the stream has completed and its last element, if new, has been sent.
    @inlinable
    public func sample<Trigger>(_ trigger: some ObservableType<Trigger, Failure>) -> Observable<Element, Failure> {
        Observable(source.sample(trigger.source, confined: false))
    }
}

extension MainActorStream {
    /// Sends the latest element whenever another stream sends one, if it is a new one.
    ///
    /// The trigger's completion counts as its last element. The result completes when nothing can be sent any more.
    @inlinable
    public func sample<Trigger>(_ trigger: some MainActorStream<Trigger>) -> Self {
        Self(source.sample(trigger.source, confined: true))
    }
}
