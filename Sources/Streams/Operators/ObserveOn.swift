extension Source {
    @usableFromInline
    func observe(on scheduler: any Scheduler) -> Source {
        build { [run] sink, subscription in
            let upstream = subscription.child()
            let relay = Handover(sink, subscription, CurrentScheduler.resolve(scheduler))
            subscription.add(relay)
            run(
                Sink(
                    next: { element in relay.add { $0.elements.append(element) } },
                    end: { completion in
                        upstream.dispose()
                        relay.add { $0.end = completion }
                    }),
                upstream)
        }
    }
}

/// Takes events to a scheduler, as many at a time as have come; one block at a time is under way.
private final class Handover<Element, Failure: Error>: Disposable, @unchecked Sendable {  // `pending` is locked
    struct Batch {
        var elements: [Element] = []
        var end: Completion<Failure>?
        var isUnderWay = false
    }

    private let sink: Sink<Element, Failure>
    private let subscription: Subscription
    private let scheduler: any Scheduler
    private let pending = Lock(Batch())
    // So that a scheduler that runs work at once takes constant stack.
    private let blocks = Join(confined: false)

    init(_ sink: Sink<Element, Failure>, _ subscription: Subscription, _ scheduler: any Scheduler) {
        self.sink = sink
        self.subscription = subscription
        self.scheduler = scheduler
    }

    func add(_ change: (inout Batch) -> Void) {
        let isFirst = pending.withLock { batch in
            change(&batch)
            defer { batch.isUnderWay = true }
            return !batch.isUnderWay
        }
        if isFirst { schedule() }
    }

    func dispose() {
        _ = take()
    }

    private func schedule() {
        // The subscription holds this; when it is over, nobody does.
        scheduler.schedule { [weak self] in self?.blocks.run { self?.deliver() } }
    }

    private func deliver() {
        let batch = take()
        for element in batch.elements where !subscription.isDisposed { sink.next(element) }
        if let end = batch.end, !subscription.isDisposed { sink.end(end) }
        let isMore = pending.withLock { batch in
            batch.isUnderWay = !batch.elements.isEmpty || batch.end != nil
            return batch.isUnderWay
        }
        if isMore { schedule() }
    }

    private func take() -> Batch {
        pending.withLock { batch in
            defer { batch = Batch(isUnderWay: batch.isUnderWay) }
            return batch
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
