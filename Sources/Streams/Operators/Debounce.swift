extension Source {
    @inlinable
    func debounce(_ quiet: Duration, _ scheduler: any Scheduler) -> Source {
        build { [run] sink, subscription in
            let debouncer = Debouncer(Outlet(sink, subscription), quiet, CurrentScheduler.resolve(scheduler))
            run(Sink(next: { debouncer.next($0) }, end: { debouncer.end($0) }), debouncer.upstream)
        }
    }
}

@usableFromInline
final class Debouncer<Element, Failure: Error>: Ringing {
    @usableFromInline let upstream: Subscription
    @usableFromInline let join = Join(confined: false)
    @usableFromInline let outlet: Outlet<Element, Failure>
    @usableFromInline let quiet: Duration
    @usableFromInline let scheduler: any Scheduler
    // Used in the drain only.
    @exclusivity(unchecked) @usableFromInline final var pending: Element?
    @usableFromInline lazy var alarm = Alarm(scheduler, outlet.subscription, for: self)

    @inlinable
    init(_ outlet: Outlet<Element, Failure>, _ quiet: Duration, _ scheduler: any Scheduler) {
        self.outlet = outlet
        self.quiet = quiet
        self.scheduler = scheduler
        upstream = outlet.subscription.child()
    }

    @inlinable
    func next(_ element: Element) {
        join.run {
            self.pending = element
            self.alarm.arm(after: self.quiet, for: self)
        }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        upstream.dispose()
        join.run {
            self.alarm.disarm()
            if case .completed = completion { self.send() }
            self.outlet.end(completion)
        }
    }

    @inlinable
    func ring() {
        join.run { if !self.alarm.isArmed { self.send() } }
    }

    @inlinable
    func send() {
        if let element = pending.take() { outlet.next(element) }
    }
}

extension ObservableType {
    /// Sends an element when nothing has come for a while after it.
    ///
    ///     ab--cd-e-f---gh|
    ///     debounce(.milliseconds(3))
    ///     ------------f--(h|)
    ///
    /// Not to be confused with throttle, which lets the first of a burst through at once. What is pending when the stream
    /// completes is sent then; when it fails, it is dropped. An element that comes at the very instant at which another
    /// is due takes its place if its event was scheduled first.
    ///
    /// - Parameters:
    ///   - quiet: how long nothing may come; zero or less means the scheduler's next turn.
    ///   - scheduler: whose time it is, and where elements are sent.
    @inlinable
    public func debounce(
        _ quiet: Duration, scheduler: some Scheduler = MainScheduler()
    ) -> Observable<Element, Failure> {
        Observable(source.debounce(quiet, scheduler))
    }
}

extension MainActorStream {
    /// Sends an element when nothing has come for a while after it.
    ///
    /// What is pending when the stream completes is sent then.
    ///
    /// - Parameters:
    ///   - quiet: how long nothing may come; zero or less means the scheduler's next turn.
    ///   - scheduler: whose time it is.
    @inlinable
    public func debounce(_ quiet: Duration, scheduler: some Scheduler = MainScheduler()) -> Self {
        Self(source.debounce(quiet, scheduler).onMain())
    }
}
