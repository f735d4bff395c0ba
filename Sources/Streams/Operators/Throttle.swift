extension Source {
    @inlinable
    func throttle(_ interval: Duration, latest: Bool, _ scheduler: any Scheduler) -> Source {
        build { [run] sink, subscription in
            let throttler = Throttler(
                Outlet(sink, subscription), interval, latest: latest, CurrentScheduler.resolve(scheduler))
            run(Sink(next: { throttler.next($0) }, end: { throttler.end($0) }), throttler.upstream)
        }
    }
}

@usableFromInline
final class Throttler<Element, Failure: Error>: Ringing {
    @usableFromInline let upstream: Subscription
    @usableFromInline let join = Join(confined: false)
    @usableFromInline let outlet: Outlet<Element, Failure>
    @usableFromInline let interval: Duration
    @usableFromInline let latest: Bool
    @usableFromInline let alarm: Alarm
    // Used in the drain only.
    @exclusivity(unchecked) @usableFromInline final var opening: Alarm.Place?
    @exclusivity(unchecked) @usableFromInline final var pending: Element?
    @exclusivity(unchecked) @usableFromInline final var isLast = false

    @inlinable
    init(_ outlet: Outlet<Element, Failure>, _ interval: Duration, latest: Bool, _ scheduler: any Scheduler) {
        self.outlet = outlet
        self.interval = interval
        self.latest = latest
        upstream = outlet.subscription.child()
        alarm = Alarm(scheduler, outlet.subscription)
    }

    @inlinable
    func next(_ element: Element) {
        join.run {
            guard let opening = self.opening, self.alarm.now < opening.time else { return self.send(element) }
            guard self.latest else { return }
            if self.pending == nil { self.alarm.arm(at: opening, for: self) }
            self.pending = element
        }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        upstream.dispose()
        join.run {
            if case .completed = completion, self.pending != nil {
                self.isLast = true
            } else {
                self.outlet.end(completion)
            }
        }
    }

    @inlinable
    func ring() {
        join.run {
            guard !self.alarm.isArmed, let element = self.pending else { return }
            self.send(element)
            if self.isLast { self.outlet.end(.completed) }
        }
    }

    /// Sends, and stays closed for the interval from now on.
    @inlinable
    func send(_ element: Element) {
        if pending != nil {
            pending = nil
            alarm.disarm()
        }
        opening = alarm.place(after: interval)
        outlet.next(element)
    }
}

extension ObservableType {
    /// Sends an element at once, and then at most one in each interval: the latest.
    ///
    ///     ab--cd-e-f---gh|
    ///     throttle(.milliseconds(3))
    ///     a--b--d--f---g--(h|)
    ///
    ///     throttle(.milliseconds(3), latest: false)
    ///     a---c--e-----g-|
    ///
    /// Not to be confused with debounce, which waits for a pause. The last element of a burst always comes out, and holds
    /// completion back until then; a failure is not held back, and drops it. Intervals count from the last element that
    /// was sent, so that after a pause the next one goes through at once. An element that comes at the very instant at
    /// which another is due takes its place if its event was scheduled first.
    ///
    /// - Parameters:
    ///   - interval: how long nothing is sent after an element; for zero or less everything goes through at once.
    ///   - latest: whether the last of the elements that came meanwhile is sent when the interval is over. Otherwise only
    ///     elements that come in between intervals are sent.
    ///   - scheduler: whose time it is, and where held elements are sent.
    @inlinable
    public func throttle(
        _ interval: Duration, latest: Bool = true, scheduler: some Scheduler = MainScheduler()
    ) -> Observable<Element, Failure> {
        Observable(source.throttle(interval, latest: latest, scheduler))
    }
}

extension MainActorStream {
    /// Sends an element at once, and then at most one in each interval: the latest.
    ///
    /// The last element of a burst always comes out, and holds completion back until then.
    ///
    /// - Parameters:
    ///   - interval: how long nothing is sent after an element; for zero or less everything goes through at once.
    ///   - latest: whether the last of the elements that came meanwhile is sent when the interval is over.
    ///   - scheduler: whose time it is.
    @inlinable
    public func throttle(
        _ interval: Duration, latest: Bool = true, scheduler: some Scheduler = MainScheduler()
    ) -> Self {
        Self(source.throttle(interval, latest: latest, scheduler).onMain())
    }
}
