extension Source {
    @inlinable
    func buffer(_ span: Duration, _ count: Int, _ scheduler: any Scheduler) -> Source<[Element], Failure> {
        build { [run] sink, subscription in
            let buffer = Buffer(Outlet(sink, subscription), span, count, CurrentScheduler.resolve(scheduler))
            buffer.start()
            run(Sink(next: { buffer.next($0) }, end: { buffer.end($0) }), buffer.upstream)
        }
    }
}

@usableFromInline
final class Buffer<Element, Failure: Error>: Ringing {
    @usableFromInline let upstream: Subscription
    @usableFromInline let join = Join(confined: false)
    @usableFromInline let outlet: Outlet<[Element], Failure>
    @usableFromInline let span: Duration
    @usableFromInline let count: Int
    @usableFromInline let alarm: Alarm
    // Used in the drain only.
    @exclusivity(unchecked) @usableFromInline final var elements: [Element] = []

    @inlinable
    init(_ outlet: Outlet<[Element], Failure>, _ span: Duration, _ count: Int, _ scheduler: any Scheduler) {
        self.outlet = outlet
        self.span = span
        self.count = count
        upstream = outlet.subscription.child()
        alarm = Alarm(scheduler, outlet.subscription)
    }

    @inlinable
    func start() {
        if span > .zero { join.run { self.arm() } }
    }

    @inlinable
    func next(_ element: Element) {
        join.run {
            self.elements.append(element)
            if self.elements.count >= self.count {
                self.send()
            } else if self.span <= .zero, self.elements.count == 1 {
                self.arm()
            }
        }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        upstream.dispose()
        join.run {
            if case .completed = completion, !self.elements.isEmpty { self.outlet.next(self.elements) }
            self.outlet.end(completion)
        }
    }

    @inlinable
    func ring() {
        join.run { if !self.alarm.isArmed { self.send() } }
    }

    @inlinable
    func send() {
        let full = elements
        elements = []
        if span > .zero { arm() } else { alarm.disarm() }
        outlet.next(full)
    }

    @inlinable
    func arm() {
        alarm.arm(after: span, for: self)
    }
}

extension ObservableType {
    /// Collects elements and sends them as an array: when some time has passed, or when there are enough of them.
    ///
    ///     a-bcd----e-|
    ///     buffer(timeSpan: .milliseconds(4), count: 3)
    ///     ---x---y---(z|)   x = [a, b, c]   y = [d]   z = [e]
    ///
    /// The time starts anew with each array. It is empty when nothing came in that time. What is left when the stream
    /// completes is sent then, if there is anything; when it fails, that is dropped.
    ///
    /// - Parameters:
    ///   - timeSpan: how long to collect; for zero or less, what comes in one turn of the scheduler, and no empty arrays.
    ///   - count: how many to collect at most, at least one.
    ///   - scheduler: whose time it is, and where arrays are sent.
    @inlinable
    public func buffer(
        timeSpan: Duration, count: Int = .max, scheduler: some Scheduler = MainScheduler()
    ) -> Observable<[Element], Failure> {
        Observable<[Element], Failure>(source.buffer(timeSpan, Swift.max(1, count), scheduler))
    }
}
