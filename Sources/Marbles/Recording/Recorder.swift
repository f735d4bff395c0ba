import Streams

/// Writes down what a stream sends, with the times.
///
/// In a test it is made by ``VirtualScheduler/record(_:during:)``, and its times are absolute. In a running program it is
/// made on any scheduler, and its times count from that moment:
///
/// ```swift
/// let recorder = Recorder(model.results, on: .main)
/// ```
public final class Recorder<Element, Failure: Error> {
    private let state = Lock(State())
    private let now: @Sendable () -> Duration
    private let limit: Int

    private struct State {
        var events: [Recorded<Element, Failure>] = []
        var window = SubscriptionWindow()
        var subscription: Subscription?
        var isOver = false
    }

    /// - Parameter limit: How many events are kept at least, when there are more.
    init(keeping limit: Int = .max, now: @escaping @Sendable () -> Duration) {
        self.now = now
        self.limit = limit
    }

    /// What the stream has sent so far.
    public var events: [Recorded<Element, Failure>] { state.withLock { $0.events } }

    /// The values that the stream has sent so far, without their times.
    public var values: [Element] {
        events.compactMap { if case .next(let element) = $0.event { element } else { nil } }
    }

    /// When the stream was subscribed to, and when that ended: by `!`, by ``stop()``, or with the stream.
    public var window: SubscriptionWindow { state.withLock { $0.window } }

    /// Whether the stream goes on: it has been subscribed to, and that has not ended.
    public var isOpen: Bool {
        let window = window
        return window.subscribed != nil && window.unsubscribed == nil
    }

    /// Unsubscribes; a recorder that has not subscribed yet never will.
    public func stop() {
        let subscription = state.withLock { state in
            state.isOver = true
            return state.subscription.take()
        }
        subscription?.dispose()
    }

    /// Whether to subscribe now.
    func begin() -> Bool {
        let now = now()
        return state.withLock { state in
            if !state.isOver { state.window.subscribed = now }
            return !state.isOver
        }
    }

    func keep(_ subscription: Subscription) {
        let isOver = state.withLock { state in
            if !state.isOver { state.subscription = subscription }
            return state.isOver
        }
        if isOver { subscription.dispose() }
    }

    func add(_ event: MarbleEvent<Element, Failure>) {
        let recorded = Recorded(event, at: now())
        state.withLock { state in
            state.events.append(recorded)
            // Twice as many at most, so that moving the rest up costs next to nothing.
            if state.events.count / 2 > limit { state.events.removeFirst(limit) }
        }
    }

    func end() {
        let now = now()
        let subscription = state.withLock { state in
            state.isOver = true
            state.window.unsubscribed = now
            return state.subscription.take()
        }
        withExtendedLifetime(subscription) {}
    }
}

/// A recorder of values that may cross threads may do so too.
extension Recorder: Sendable where Element: Sendable {}
