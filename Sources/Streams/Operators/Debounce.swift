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
    @usableFromInline let alarm: Alarm
    // Changed together with the alarm, in its lock: a drain for that, too, would take a fourth of the time of an event.
    @exclusivity(unchecked) @usableFromInline final var pending: Element?

    @inlinable
    init(_ outlet: Outlet<Element, Failure>, _ quiet: Duration, _ scheduler: any Scheduler) {
        self.outlet = outlet
        self.quiet = quiet
        upstream = outlet.subscription.child()
        alarm = Alarm(scheduler, outlet.subscription)
    }

    @inlinable
    func next(_ element: Element) {
        var element = Optional(element)
        alarm.arm(after: quiet, for: self) { swap(&element, &pending) }
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
        join.run { self.send() }
    }

    @inlinable
    func send() {
        var element: Element?
        alarm.unlessArmed { swap(&element, &pending) }
        if let element { outlet.next(element) }
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
