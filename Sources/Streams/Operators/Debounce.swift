extension Source {
    @usableFromInline
    func debounce(_ quiet: Duration, _ scheduler: any Scheduler) -> Source {
        build { [run] sink, subscription in
            let debouncer = Debouncer(sink, subscription, quiet, CurrentScheduler.resolve(scheduler))
            run(Sink(next: { debouncer.next($0) }, end: { debouncer.end($0) }), subscription)
        }
    }
}

private final class Debouncer<Element, Failure: Error>: @unchecked Sendable {  // `join` orders every access
    private let join = Join(confined: false)
    private let sink: Sink<Element, Failure>
    private let subscription: Subscription
    private let quiet: Duration
    private var pending: Element?
    private var timer: ScheduledTimer?

    init(
        _ sink: Sink<Element, Failure>, _ subscription: Subscription, _ quiet: Duration, _ scheduler: any Scheduler
    ) {
        self.sink = sink
        self.subscription = subscription
        self.quiet = quiet
        let timer = scheduler.timers.timer { [weak self] in self?.fire() }
        self.timer = timer
        subscription.add(timer)
    }

    func next(_ element: Element) {
        join.run {
            self.pending = element
            self.timer?.arm(after: self.quiet)
        }
    }

    func end(_ completion: Completion<Failure>) {
        join.run {
            self.timer?.dispose()
            if case .completed = completion { self.send() }
            if !self.subscription.isDisposed { self.sink.end(completion) }
        }
    }

    private func fire() {
        // Armed again means that a newer element came first.
        join.run { if self.timer?.isArmed == false { self.send() } }
    }

    private func send() {
        if let element = pending.take(), !subscription.isDisposed { sink.next(element) }
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
