public import Streams

extension VirtualScheduler {
    /// Records a stream in a window, such as `"--^----!"`.
    ///
    /// A value that a hot source sends at the time of `^` is recorded, one at the time of `!` is not. Without a `^`, or
    /// with one whose time has come, the stream is subscribed to before this returns.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    public func record<Element, Failure>(
        _ stream: some ObservableType<Element, Failure>, during window: String
    ) throws(MarbleError) -> Recorder<Element, Failure> {
        record(stream, during: try MarbleDiagram.window(window))
    }

    /// Records a stream from now until it ends, or in a window of absolute times.
    public func record<Element, Failure>(
        _ stream: some ObservableType<Element, Failure>, during window: SubscriptionWindow = SubscriptionWindow()
    ) -> Recorder<Element, Failure> {
        let recorder = Recorder<Element, Failure>(now: { [hands] in hands.now })
        run(window, start: { recorder.start(stream) }, stop: { recorder.stop() })
        return recorder
    }

    /// Records a driver or a signal in a window, such as `"--^----!"`.
    ///
    /// - Throws: ``MarbleError``, which names the wrong column.
    @MainActor
    public func record<Element>(
        _ stream: some MainActorStream<Element>, during window: String
    ) throws(MarbleError) -> Recorder<Element, Never> {
        record(stream, during: try MarbleDiagram.window(window))
    }

    /// Records a driver or a signal from now until it ends, or in a window of absolute times.
    @MainActor
    public func record<Element>(
        _ stream: some MainActorStream<Element>, during window: SubscriptionWindow = SubscriptionWindow()
    ) -> Recorder<Element, Never> {
        let recorder = Recorder<Element, Never>(now: { [hands] in hands.now })
        runOnMain(window, start: { recorder.start(stream) }, stop: { recorder.stop() })
        return recorder
    }

    /// Both ends of a window get their place in the order of time here, before any event that comes of the start.
    private func run(
        _ window: SubscriptionWindow, start: @escaping @Sendable () -> Void, stop: @escaping @Sendable () -> Void
    ) {
        let opening = window.subscribed.flatMap { $0 > now ? $0 : nil }
        if let opening { timers.once(at: opening, start) }
        if let end = window.unsubscribed { timers.once(at: end, stop) }
        atEnd(Disposables.create(stop))
        if opening == nil { start() }
    }

    @MainActor
    private func runOnMain(
        _ window: SubscriptionWindow, start: @escaping @MainActor () -> Void, stop: @escaping @MainActor () -> Void
    ) {
        run(window, start: { Self.onMain(start) }, stop: { Self.onMain(stop) })
    }

    /// Time is driven on the main actor where drivers are tested; elsewhere the work comes there a turn later.
    private static func onMain(_ work: @escaping @MainActor () -> Void) {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated(work)
        } else {
            MainScheduler.main.schedule { MainActor.assumeIsolated(work) }
        }
    }
}
