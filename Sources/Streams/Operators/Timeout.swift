extension Source {
    @inlinable
    func timeout(_ limit: Duration, _ scheduler: any Scheduler, _ other: Source) -> Source {
        build { [run] sink, subscription in
            let guardian = Guardian(Outlet(sink, subscription), limit, CurrentScheduler.resolve(scheduler), other)
            guardian.start()
            run(Sink(next: { guardian.next($0) }, end: { guardian.end($0) }), guardian.upstream)
        }
    }
}

@usableFromInline
final class Guardian<Element, Failure: Error>: Ringing {
    @usableFromInline let upstream: Subscription
    @usableFromInline let join = Join(confined: false)
    @usableFromInline let outlet: Outlet<Element, Failure>
    @usableFromInline let limit: Duration
    @usableFromInline let alarm: Alarm
    @usableFromInline let other: Source<Element, Failure>
    // Used in the drain only.
    @exclusivity(unchecked) @usableFromInline final var isOver = false

    @inlinable
    init(
        _ outlet: Outlet<Element, Failure>, _ limit: Duration, _ scheduler: any Scheduler,
        _ other: Source<Element, Failure>
    ) {
        self.outlet = outlet
        self.limit = limit
        self.other = other
        upstream = outlet.subscription.child()
        alarm = Alarm(scheduler, upstream)
    }

    @inlinable
    func start() {
        join.run { self.alarm.arm(after: self.limit, for: self) }
    }

    @inlinable
    func next(_ element: Element) {
        join.run {
            if self.isOver { return }
            self.outlet.next(element)
            self.alarm.arm(after: self.limit, for: self)
        }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        upstream.dispose()
        join.run {
            if self.isOver { return }
            self.isOver = true
            self.outlet.end(completion)
        }
    }

    @inlinable
    func ring() {
        join.run {
            if self.isOver || self.alarm.isArmed { return }
            self.isOver = true
            self.upstream.dispose()
            if !self.outlet.isOver { self.other.run(self.outlet.sink, self.outlet.subscription) }
        }
    }
}

extension ObservableType {
    /// Fails when nothing has come for too long.
    ///
    ///     a-b-----c-|
    ///     timeout(.milliseconds(3), or: error)
    ///     a-b--#
    ///
    /// - Parameters:
    ///   - limit: how long may pass between one element and the next, and before the first one and the end; for zero or
    ///     less only what comes at once is in time.
    ///   - failure: how it fails then; made when that happens.
    ///   - scheduler: whose time it is, and where it fails.
    @inlinable
    public func timeout(
        _ limit: Duration, or failure: @autoclosure @escaping @Sendable () -> Failure,
        scheduler: some Scheduler = MainScheduler()
    ) -> Observable<Element, Failure> {
        Observable(source.timeout(limit, scheduler, .deferred { .ended(.failed(failure())) }))
    }

    /// Goes on with another stream when nothing has come for too long.
    ///
    ///     a-b-----c-|
    ///     timeout(.milliseconds(3), other: spare)
    ///     a-b--(xy|)   spare = (xy|)
    ///
    /// The stream is disposed of before the other one is subscribed to, which may take as long as it likes.
    ///
    /// - Parameters:
    ///   - limit: how long may pass between one element and the next, and before the first one and the end; for zero or
    ///     less only what comes at once is in time.
    ///   - other: the stream to go on with.
    ///   - scheduler: whose time it is, and where the other stream is subscribed to.
    @inlinable
    public func timeout(
        _ limit: Duration, other: some ObservableType<Element, Failure>, scheduler: some Scheduler = MainScheduler()
    ) -> Observable<Element, Failure> {
        Observable(source.timeout(limit, scheduler, other.source))
    }
}
