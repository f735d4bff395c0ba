extension Source {
    @inlinable
    func observe(on scheduler: any Scheduler) -> Source {
        build { [run] sink, subscription in
            let upstream = subscription.child()
            let handover = Handover(Outlet(sink, subscription), CurrentScheduler.resolve(scheduler))
            subscription.add(handover)
            run(
                Sink(
                    next: { handover.add($0) },
                    end: { completion in
                        upstream.dispose()
                        handover.end(completion)
                    }),
                upstream)
        }
    }
}

extension ObservableType {
    /// Delivers the events on a scheduler, in order and one at a time, also when it runs work concurrently.
    ///
    ///     a-b-|
    ///     observe(on: background)
    ///     a-b-|        the same events at the same times, elsewhere
    ///
    /// What comes while a delivery is under way is delivered together in the next one. After disposal on the scheduler
    /// nothing is delivered, even if it had come before.
    ///
    /// - Parameter scheduler: where the events are delivered.
    @inlinable
    public func observe(on scheduler: some Scheduler) -> Observable<Element, Failure> {
        Observable(source.observe(on: scheduler))
    }
}
