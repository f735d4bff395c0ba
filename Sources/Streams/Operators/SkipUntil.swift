extension Source {
    @inlinable
    func skip<Trigger>(until trigger: Source<Trigger, Failure>, confined: Bool) -> Source {
        build { [run] sink, subscription in
            let join = Join(confined: confined)
            let side = subscription.child()
            let isOpen = Cell(false)
            trigger.run(
                Sink(
                    next: { _ in
                        side.dispose()
                        join.run { isOpen.value = true }
                    },
                    end: { completion in
                        side.dispose()
                        guard case .failed = completion else { return }
                        join.run { if !subscription.isDisposed { sink.end(completion) } }
                    }),
                side)
            if subscription.isDisposed { return }
            run(
                Sink(
                    next: { element in
                        join.run { if isOpen.value, !subscription.isDisposed { sink.next(element) } }
                    },
                    end: { completion in join.run { if !subscription.isDisposed { sink.end(completion) } } }),
                subscription)
        }
    }
}

extension ObservableType {
    /// Leaves out the elements that come before another stream has sent one.
    ///
    ///     a-b-c-d-|     this
    ///     ---x          trigger
    ///     skip(until: trigger)
    ///     ----c-d-|
    ///
    /// The trigger is subscribed to first, and disposed of after its first element. When it completes without one, no
    /// element gets through any more; when it fails, so does the result.
    @inlinable
    public func skip<Trigger>(
        until trigger: some ObservableType<Trigger, Failure>
    ) -> Observable<Element, Failure> {
        Observable(source.skip(until: trigger.source, confined: false))
    }

    /// Leaves out the elements that come in the first while.
    ///
    ///     a-b-c-d-|
    ///     skip(for: .milliseconds(3))
    ///     ----c-d-|
    ///
    /// - Parameters:
    ///   - duration: how long, from the subscription on; zero or less means until the scheduler's next turn.
    ///   - scheduler: whose time it is; elements are sent where they come.
    @inlinable
    public func skip(
        for duration: Duration, scheduler: some Scheduler = MainScheduler()
    ) -> Observable<Element, Failure> {
        Observable(source.skip(until: .timer(duration, period: nil, scheduler), confined: false))
    }
}

extension MainActorStream {
    /// Leaves out the elements that come before another stream has sent one.
    ///
    /// The trigger is subscribed to first. When it completes without an element, none gets through any more.
    @inlinable
    public func skip<Trigger>(until trigger: some MainActorStream<Trigger>) -> Self {
        Self(source.skip(until: trigger.source, confined: true))
    }

    /// Leaves out the elements that come in the first while.
    ///
    /// - Parameters:
    ///   - duration: how long, from the subscription on; zero or less means until the scheduler's next turn.
    ///   - scheduler: whose time it is.
    @inlinable
    public func skip(for duration: Duration, scheduler: some Scheduler = MainScheduler()) -> Self {
        Self(source.skip(until: .timer(duration, period: nil, scheduler).onMain(), confined: true))
    }
}
