extension Source {
    @inlinable
    func measureInterval(_ scheduler: any Scheduler) -> Source<Duration, Failure> {
        lift { sink, _ in
            let timers = CurrentScheduler.resolve(scheduler).timers
            let previous = Cell(timers.now)
            return Sink(
                next: { _ in
                    let now = timers.now
                    let interval = now.saturatingSubtract(previous.value)
                    previous.value = now
                    sink.next(interval)
                },
                end: sink.end)
        }
    }
}

extension ObservableType {
    /// Sends, for each element, how long it was in coming: since the one before it, the first since the subscription.
    ///
    ///     --a-b---c|
    ///     measureInterval()
    ///     --x-x---y|   x = 2 ms   y = 4 ms
    ///
    /// - Parameter scheduler: whose time it is.
    @inlinable
    public func measureInterval(scheduler: some Scheduler = MainScheduler()) -> Observable<Duration, Failure> {
        Observable<Duration, Failure>(source.measureInterval(scheduler))
    }
}
