extension Source {
    @inlinable
    func delay(_ delay: Duration, _ scheduler: any Scheduler) -> Source {
        build { [run] sink, subscription in
            let line = DelayLine(Outlet(sink, subscription), delay, CurrentScheduler.resolve(scheduler))
            run(Sink(next: { line.next($0) }, end: { line.end($0) }), line.upstream)
        }
    }

    @inlinable
    func delaySubscription(_ delay: Duration, _ scheduler: any Scheduler) -> Source {
        build { [run] sink, subscription in
            let timer = subscription.child()
            let start = Sink<Int, Never>(
                next: { _ in
                    timer.dispose()
                    run(sink, subscription)
                },
                end: { _ in })
            Source<Int, Never>.timer(delay, period: nil, scheduler).run(start, timer)
        }
    }
}

/// Events that wait for their time: the first has the timer, the others wait behind it, each with its place in the order
/// of everything that the scheduler has to do.
@usableFromInline
final class DelayLine<Element, Failure: Error>: Ringing {
    /// What waits: an element, or completion.
    @usableFromInline typealias Entry = (place: Alarm.Place, element: Element?)

    @usableFromInline let upstream: Subscription
    @usableFromInline let join = Join(confined: false)
    @usableFromInline let outlet: Outlet<Element, Failure>
    @usableFromInline let delay: Duration
    @usableFromInline let alarm: Alarm
    // Used in the drain only.
    @exclusivity(unchecked) @usableFromInline final var first: Entry?
    @exclusivity(unchecked) @usableFromInline final var others = Queue<Entry>()

    @inlinable
    init(_ outlet: Outlet<Element, Failure>, _ delay: Duration, _ scheduler: any Scheduler) {
        self.outlet = outlet
        self.delay = delay
        upstream = outlet.subscription.child()
        alarm = Alarm(scheduler, outlet.subscription)
    }

    @inlinable
    func next(_ element: Element) {
        join.run { self.add(element) }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        upstream.dispose()
        join.run {
            if case .completed = completion { self.add(nil) } else { self.outlet.end(completion) }
        }
    }

    @inlinable
    func ring() {
        join.run {
            guard !self.alarm.isArmed, let first = self.first else { return }
            if let element = first.element { self.outlet.next(element) } else { self.outlet.end(.completed) }
            self.first = self.others.popFirst()
            self.armForFirst()
        }
    }

    @inlinable
    func add(_ element: Element?) {
        let entry = (alarm.place(after: delay), element)
        if first == nil {
            first = entry
            armForFirst()
        } else {
            others.append(entry)
        }
    }

    @inlinable
    func armForFirst() {
        if let first, !outlet.isOver { alarm.arm(at: first.place, for: self) }
    }
}

extension ObservableType {
    /// Sends everything later, completion too.
    ///
    ///     a--b-|
    ///     delay(.milliseconds(3))
    ///     ---a--b-|
    ///
    /// A failure is not delayed, and what waits is dropped then. The order is kept, and a stream has one timer however
    /// many elements wait.
    ///
    /// - Parameters:
    ///   - delay: how much later; zero or less means the scheduler's next turn.
    ///   - scheduler: whose time it is, and where elements are sent.
    @inlinable
    public func delay(_ delay: Duration, scheduler: some Scheduler = MainScheduler()) -> Observable<Element, Failure> {
        Observable(source.delay(delay, scheduler))
    }

    /// Subscribes to the stream later.
    ///
    ///     a--b-|
    ///     delaySubscription(.milliseconds(3))
    ///     ---a--b-|   for a cold stream; what a hot one sends before is missed
    ///
    /// - Parameters:
    ///   - delay: how much later; zero or less means the scheduler's next turn.
    ///   - scheduler: whose time it is, and where the stream is subscribed to.
    @inlinable
    public func delaySubscription(
        _ delay: Duration, scheduler: some Scheduler = MainScheduler()
    ) -> Observable<Element, Failure> {
        Observable(source.delaySubscription(delay, scheduler))
    }
}

extension MainActorStream {
    /// Sends everything later, completion too; the order is kept.
    ///
    /// - Parameters:
    ///   - delay: how much later; zero or less means the scheduler's next turn.
    ///   - scheduler: whose time it is.
    @inlinable
    public func delay(_ delay: Duration, scheduler: some Scheduler = MainScheduler()) -> Self {
        Self(source.delay(delay, scheduler).onMain())
    }
}
