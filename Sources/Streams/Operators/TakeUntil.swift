extension Source {
    @inlinable
    func take<Trigger>(until trigger: Source<Trigger, Failure>, confined: Bool) -> Source {
        build { [run] sink, subscription in
            let join = Join(confined: confined)
            let side = subscription.child()
            let end = { (completion: Completion<Failure>) in
                join.run { if !subscription.isDisposed { sink.end(completion) } }
            }
            trigger.run(
                Sink(
                    next: { _ in
                        side.dispose()
                        end(.completed)
                    },
                    end: { completion in
                        side.dispose()
                        if case .failed = completion { end(completion) }
                    }),
                side)
            if subscription.isDisposed { return }
            run(
                Sink(
                    next: { element in join.run { if !subscription.isDisposed { sink.next(element) } } },
                    end: end),
                subscription)
        }
    }
}

extension ObservableType {
    /// Lets elements through until another stream sends one; then it completes and disposes of both.
    ///
    ///     a-b-c-d-|     this
    ///     -----x--      trigger
    ///     take(until: trigger)
    ///     a-b-c|
    ///
    /// The trigger is subscribed to first: when it sends at once, the stream is not subscribed to. That it completes
    /// means nothing; when it fails, so does the result.
    @inlinable
    public func take<Trigger>(
        until trigger: some ObservableType<Trigger, Failure>
    ) -> Observable<Element, Failure> {
        Observable(source.take(until: trigger.source, confined: false))
    }

    /// Lets elements through for a while, then completes and disposes of the stream.
    ///
    ///     a-b-c-d-|
    ///     take(for: .milliseconds(5))
    ///     a-b-c|
    ///
    /// - Parameters:
    ///   - duration: how long, from the subscription on; zero or less means until the scheduler's next turn.
    ///   - scheduler: whose time it is, and where it completes.
    @inlinable
    public func take(
        for duration: Duration, scheduler: some Scheduler = MainScheduler()
    ) -> Observable<Element, Failure> {
        Observable(source.take(until: .timer(duration, period: nil, scheduler), confined: false))
    }
}

extension MainActorStream {
    /// Lets elements through until another stream sends one; then it completes and disposes of both.
    ///
    /// The trigger is subscribed to first. That it completes means nothing.
    @inlinable
    public func take<Trigger>(until trigger: some MainActorStream<Trigger>) -> Self {
        Self(source.take(until: trigger.source, confined: true))
    }

    /// Lets elements through for a while, then completes and disposes of the stream.
    ///
    /// - Parameters:
    ///   - duration: how long, from the subscription on; zero or less means until the scheduler's next turn.
    ///   - scheduler: whose time it is.
    @inlinable
    public func take(for duration: Duration, scheduler: some Scheduler = MainScheduler()) -> Self {
        Self(source.take(until: .timer(duration, period: nil, scheduler).onMain(), confined: true))
    }
}
