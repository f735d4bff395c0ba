extension Source {
    @usableFromInline
    func subscribe(on scheduler: any Scheduler) -> Source {
        build { [run] sink, subscription in
            let start = Start { run(sink, subscription) }
            subscription.add(start)
            CurrentScheduler.resolve(scheduler).schedule { start.run() }
        }
    }
}

/// Work that waits for its turn, and is let go of when the subscription ends first.
private final class Start: Disposable {
    private let work: Lock<(() -> Void)?>

    init(_ work: @escaping () -> Void) {
        self.work = Lock(work)
    }

    func run() {
        work.withLock { $0.take() }?()
    }

    func dispose() {
        _ = work.withLock { $0.take() }
    }
}

extension ObservableType {
    /// Subscribes to the stream on a scheduler, for work that is done while subscribing.
    ///
    ///     a-b-|
    ///     subscribe(on: background)
    ///     a-b-|                       the work of subscribing is done elsewhere
    ///
    /// Where events are delivered is up to the stream: see ``observe(on:)``. Disposal takes effect at once, where it is
    /// called; a subscription that is disposed of before its turn never starts the stream.
    ///
    /// - Parameter scheduler: where the stream is subscribed to.
    @inlinable
    public func subscribe(on scheduler: some Scheduler) -> Observable<Element, Failure> {
        Observable(source.subscribe(on: scheduler))
    }
}
