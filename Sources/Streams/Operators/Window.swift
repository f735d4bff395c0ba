extension Source {
    @inlinable
    func window(
        _ span: Duration, _ count: Int, _ scheduler: any Scheduler
    ) -> Source<Observable<Element, Failure>, Failure> where Element: Sendable {
        build { [run] sink, subscription in
            let windows = Windows(Outlet(sink, subscription), span, count, CurrentScheduler.resolve(scheduler))
            windows.start()
            // Whoever got the first window may have had enough.
            if windows.branching.upstream.isDisposed { return }
            run(Sink(next: { windows.next($0) }, end: { windows.end($0) }), windows.branching.upstream)
        }
    }
}

@usableFromInline
final class Windows<Element: Sendable, Failure: Error>: Ringing {
    @usableFromInline let branching: Branching<Observable<Element, Failure>, Element, Failure>
    @usableFromInline let join = Join(confined: false)
    @usableFromInline let span: Duration
    @usableFromInline let count: Int
    @usableFromInline let alarm: Alarm
    // Used in the drain only.
    @exclusivity(unchecked) @usableFromInline final var current: Broadcast<Element, Failure>?
    @exclusivity(unchecked) @usableFromInline final var sent = 0

    @inlinable
    init(
        _ outlet: Outlet<Observable<Element, Failure>, Failure>, _ span: Duration, _ count: Int,
        _ scheduler: any Scheduler
    ) {
        branching = Branching(outlet)
        self.span = span
        self.count = count
        alarm = Alarm(scheduler, branching.upstream)
    }

    @inlinable
    func start() {
        join.run { self.open() }
    }

    @inlinable
    func next(_ element: Element) {
        join.run {
            self.sent += 1
            if self.span <= .zero, self.sent == 1 { self.arm() }
            self.current?.next(element)
            if self.sent >= self.count { self.open() }
        }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        branching.upstream.dispose()
        join.run {
            self.current.take()?.end(completion)
            self.branching.end(completion)
        }
    }

    @inlinable
    func ring() {
        join.run { if !self.alarm.isArmed, self.current != nil { self.open() } }
    }

    /// Closes the window and opens the next one, if anybody takes it.
    @inlinable
    func open() {
        current.take()?.end(.completed)
        if branching.isClosed { return }
        let window = Broadcast<Element, Failure>()
        current = window
        sent = 0
        if span > .zero { arm() } else { alarm.disarm() }
        branching.send(Observable(branching.source(of: window)))
    }

    @inlinable
    func arm() {
        alarm.arm(after: span, for: self)
    }
}

extension ObservableType {
    /// Cuts the stream into streams, one after the other: a new one when some time has passed, or after enough elements.
    ///
    ///     a-bcd----e-|
    ///     window(timeSpan: .milliseconds(4), count: 3)
    ///     x--y---z---|   x = a-b(c|)   y = -d--|   z = --e-|
    ///
    /// The first window opens with the subscription, and the time starts anew with each. Subscribe to a window when it
    /// comes: what it has sent before is not repeated. The last one ends when the stream does, in the same way. The stream
    /// is disposed of when nobody listens any more, to the result or to a window; who subscribes to a window after that
    /// gets completion.
    ///
    /// - Parameters:
    ///   - timeSpan: how long a window is open; for zero or less, as long as the turn of the scheduler in which its first
    ///     element comes.
    ///   - count: how many elements a window has at most, at least one.
    ///   - scheduler: whose time it is, and where windows end.
    @inlinable
    public func window(
        timeSpan: Duration, count: Int = .max, scheduler: some Scheduler = MainScheduler()
    ) -> Observable<Observable<Element, Failure>, Failure> {
        Observable<Observable<Element, Failure>, Failure>(source.window(timeSpan, Swift.max(1, count), scheduler))
    }
}
