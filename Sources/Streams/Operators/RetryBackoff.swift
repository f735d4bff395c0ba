extension Source {
    @usableFromInline
    func retry(
        _ attempts: Int, _ backoff: Backoff, _ scheduler: any Scheduler,
        _ generator: some RandomNumberGenerator, _ isWorthIt: @escaping (Failure) -> Bool
    ) -> Source {
        followed { subscription in
            let timers = CurrentScheduler.resolve(scheduler).timers
            var generator = generator
            var delays = Backoff.Delays(backoff)
            var left = max(1, attempts)
            var timer: ScheduledTimer?
            return { succession, completion in
                left -= 1
                guard case .failed(let failure) = completion, left > 0, isWorthIt(failure) else {
                    return .end(completion)
                }
                if subscription.isDisposed { return .wait }
                if timer == nil {
                    // Nothing else of this stream runs while it waits.
                    let again = Unchecked { succession.run(self) }
                    let new = timers.timer { again.value() }
                    subscription.add(new)
                    timer = new
                }
                timer?.arm(after: delays.next(using: &generator))
                return .wait
            }
        }
    }
}

extension ObservableType {
    /// Subscribes to the stream anew some time after it has failed.
    ///
    ///     -a-#
    ///     retry(backoff: .exponential(from: .milliseconds(2), upTo: .seconds(1)))
    ///     -a----a------a----------a-…
    ///
    /// - Parameters:
    ///   - attempts: how often it runs in all, the first time included; less than one counts as one.
    ///   - backoff: how long to wait before each further attempt; zero or less means the scheduler's next turn.
    ///   - scheduler: whose time it is, and where the stream is subscribed to again.
    ///   - generator: the source of chance for the jitter; each subscription starts with a copy, so that a seeded one
    ///     gives the same delays again.
    ///   - isWorthIt: whether a failure is worth another attempt; if not, it goes through at once.
    @inlinable
    public func retry(
        _ attempts: Int = .max,
        backoff: Backoff,
        scheduler: some Scheduler = MainScheduler(),
        using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
        where isWorthIt: @escaping @Sendable (Failure) -> Bool = { _ in true }
    ) -> Observable<Element, Failure> {
        Observable(source.retry(attempts, backoff, scheduler, generator, isWorthIt))
    }
}
