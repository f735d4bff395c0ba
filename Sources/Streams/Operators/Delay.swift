extension Source {
    @inlinable
    func delay(_ delay: Duration, _ scheduler: any Scheduler) -> Source {
        build { [run] sink, subscription in
            let upstream = subscription.child()
            // What waits: an element, or completion.
            let waiting = Cell(Queue<Element?>())
            let outlet = Outlet(sink, subscription)
            let line = DelayLine(subscription, delay, CurrentScheduler.resolve(scheduler)) {
                guard let first = waiting.value.popFirst() else { return }
                if let element = first { outlet.next(element) } else { outlet.end(.completed) }
            }
            run(
                Sink(
                    next: { element in
                        line.join.run {
                            waiting.value.append(element)
                            line.add()
                        }
                    },
                    end: { completion in
                        upstream.dispose()
                        line.join.run {
                            guard case .completed = completion else { return outlet.end(completion) }
                            waiting.value.append(nil)
                            line.add()
                        }
                    }),
                upstream)
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
///
/// It does not know the element, because what an alarm rings for would run unspecialised: an event took twice as long.
@usableFromInline
final class DelayLine: Ringing {
    @usableFromInline let join = Join(confined: false)
    private let subscription: Subscription
    private let delay: Duration
    private let sendFirst: () -> Void
    private let alarm: Alarm
    // Used in the drain only.
    @exclusivity(unchecked) private final var first: Alarm.Place?
    @exclusivity(unchecked) private final var others = Queue<Alarm.Place>()

    /// - Parameter sendFirst: sends the first event that waits.
    @usableFromInline
    init(
        _ subscription: Subscription, _ delay: Duration, _ scheduler: any Scheduler, sendFirst: @escaping () -> Void
    ) {
        self.subscription = subscription
        self.delay = delay
        self.sendFirst = sendFirst
        alarm = Alarm(scheduler, subscription)
    }

    /// Takes the place of one more event.
    @usableFromInline
    func add() {
        let place = alarm.place(after: delay)
        if first == nil {
            first = place
            armForFirst()
        } else {
            others.append(place)
        }
    }

    @usableFromInline
    func ring() {
        join.run {
            guard !self.alarm.isArmed, self.first != nil else { return }
            self.sendFirst()
            self.first = self.others.popFirst()
            self.armForFirst()
        }
    }

    private func armForFirst() {
        if let first, !subscription.isDisposed { alarm.arm(at: first, for: self) }
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
