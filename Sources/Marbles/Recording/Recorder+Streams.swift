public import Streams

extension Recorder where Element: Sendable {
    /// Records a stream from now on; the times count from now.
    public convenience init(_ stream: some ObservableType<Element, Failure>, on scheduler: some Scheduler) {
        self.init(now: scheduler.stopwatch)
        start(stream)
    }

    /// Records the latest events of a stream from now on, at least `limit` of them; a clock tells the times.
    package convenience init(
        _ stream: some ObservableType<Element, Failure>, keeping limit: Int, clock: @escaping @Sendable () -> Duration
    ) {
        self.init(keeping: limit, now: clock)
        start(stream)
    }

    func start(_ stream: some ObservableType<Element, Failure>) {
        guard begin() else { return }
        keep(
            stream.subscribe(
                onNext: { self.add(.next($0)) }, onError: { self.add(.failed($0)) },
                onCompleted: { self.add(.completed) }, onDisposed: { self.end() }))
    }
}

extension Recorder where Failure == Never {
    /// Records a driver or a signal from now on; the times count from now.
    @MainActor
    public convenience init(_ stream: some MainActorStream<Element>, on scheduler: some Scheduler) {
        self.init(now: scheduler.stopwatch)
        start(stream)
    }

    /// Records the latest events of a driver or a signal from now on, at least `limit` of them; a clock tells the times.
    @MainActor
    package convenience init(
        _ stream: some MainActorStream<Element>, keeping limit: Int, clock: @escaping @Sendable () -> Duration
    ) {
        self.init(keeping: limit, now: clock)
        start(stream)
    }

    @MainActor
    func start(_ stream: some MainActorStream<Element>) {
        guard begin() else { return }
        keep(
            Signal(core: stream.core).emit(
                onNext: { self.add(.next($0)) }, onCompleted: { self.add(.completed) }, onDisposed: { self.end() }))
    }
}

extension Scheduler {
    /// The time that passes from now on.
    package var stopwatch: @Sendable () -> Duration {
        let timers = CurrentScheduler.resolve(self).timers
        let start = timers.now
        return { timers.now.saturatingSubtract(start) }
    }
}
