extension Source where Element == Int {
    @usableFromInline
    static func timer(_ delay: Duration, period: Duration?, _ scheduler: any Scheduler) -> Source {
        Source { sink, subscription in
            Ticker(sink, subscription, period, CurrentScheduler.resolve(scheduler)).start(after: delay)
        }
    }
}

/// Counts how often its alarm rings.
private final class Ticker<Failure: Error>: Ringing {
    private let sink: Sink<Int, Failure>
    private let subscription: Subscription
    private let period: Duration?
    private let alarm: Alarm
    private var due = Duration.zero
    private var count = 0

    init(_ sink: Sink<Int, Failure>, _ subscription: Subscription, _ period: Duration?, _ scheduler: any Scheduler) {
        self.sink = sink
        self.subscription = subscription
        self.period = period.map { max($0, .zero) }
        alarm = Alarm(scheduler, subscription)
    }

    func start(after delay: Duration) {
        due = alarm.now.saturatingAdd(max(delay, .zero))
        alarm.arm(at: due, for: self)
    }

    func ring() {
        if subscription.isDisposed { return }
        sink.next(count)
        count &+= 1
        if subscription.isDisposed { return }
        guard let period else { return sink.complete() }
        // Armed only now, so that a tick never comes while the one before is being handled.
        due = next(period)
        alarm.arm(at: due, for: self)
    }

    /// Counted from the time that was meant, so that it does not drift; of ticks that were missed one is made up for.
    private func next(_ period: Duration) -> Duration {
        let next = due.saturatingAdd(period)
        let late = alarm.now.saturatingAdd(.zero - next)
        guard period > .zero, late > period else { return next }
        return alarm.now.saturatingAdd(.zero - Duration(attoseconds: late.attoseconds % period.attoseconds))
    }
}

extension Observable where Element == Int {
    /// Sends 0 after a while and completes, or goes on counting.
    ///
    ///     timer(.milliseconds(2))                                    --(0|)
    ///     timer(.milliseconds(2), period: .milliseconds(3))          --0--1--2-…
    ///
    /// - Parameters:
    ///   - delay: how long to wait; zero or less means the scheduler's next turn.
    ///   - period: the time from one number to the next; it does not drift, and a tick that was missed because a handler
    ///     took too long is left out.
    ///   - scheduler: whose time it is, and where the numbers are sent.
    @inlinable
    public static func timer(
        _ delay: Duration, period: Duration? = nil, scheduler: some Scheduler = MainScheduler()
    ) -> Observable {
        Observable(.timer(delay, period: period, scheduler))
    }

    /// Counts from 0, one number a period.
    ///
    ///     interval(.milliseconds(3))   ---0--1--2-…
    ///
    /// - Parameters:
    ///   - period: the time before the first number and from one to the next; it does not drift. Zero or less means once
    ///     in each turn of the scheduler.
    ///   - scheduler: whose time it is, and where the numbers are sent.
    @inlinable
    public static func interval(
        _ period: Duration, scheduler: some Scheduler = MainScheduler()
    ) -> Observable {
        Observable(.timer(period, period: period, scheduler))
    }
}

extension MainActorStream where Element == Int {
    /// Sends 0 after a while and completes, or goes on counting, once for all who are subscribed.
    ///
    /// - Parameters:
    ///   - delay: how long to wait; zero or less means the scheduler's next turn.
    ///   - period: the time from one number to the next; it does not drift.
    ///   - scheduler: whose time it is.
    @inlinable
    public static func timer(
        _ delay: Duration, period: Duration? = nil, scheduler: some Scheduler = MainScheduler()
    ) -> Self {
        Self(Source.timer(delay, period: period, scheduler).onMain())
    }

    /// Counts from 0, one number a period, once for all who are subscribed.
    ///
    /// - Parameters:
    ///   - period: the time before the first number and from one to the next; it does not drift.
    ///   - scheduler: whose time it is.
    @inlinable
    public static func interval(_ period: Duration, scheduler: some Scheduler = MainScheduler()) -> Self {
        Self(Source.timer(period, period: period, scheduler).onMain())
    }
}
