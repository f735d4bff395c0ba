public import Streams

extension Recorder where Element: Sendable {
    /// Records a stream from now on; the times count from now.
    public convenience init(_ stream: some ObservableType<Element, Failure>, on scheduler: some Scheduler) {
        self.init(now: scheduler.stopwatch)
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
    fileprivate var stopwatch: @Sendable () -> Duration {
        let (timers, start) = (timers, now)
        return { timers.now.saturatingSubtract(start) }
    }
}
