import Streams

/// One stream under observation: what it said, and what it should have said.
final class Observation<Element, Failure: Error>: Expectation {
    let place: Place
    private let time: VirtualScheduler
    private let window: SubscriptionWindow?
    private let log = Lock<Log>(Log())
    private let difference: Unchecked<(String, [Recorded<Element, Failure>]) -> String?>

    private struct Log {
        var events: [Recorded<Element, Failure>] = []
        var subscription: Subscription?
        var isStopped = false
    }

    init(
        _ time: VirtualScheduler, window: SubscriptionWindow?, place: Place,
        difference: @escaping (String, [Recorded<Element, Failure>]) -> String?
    ) {
        self.time = time
        self.window = window
        self.place = place
        // Called once, where the expectation was made: by the body's own thread or actor.
        self.difference = Unchecked(difference)
    }

    /// Subscribes, at once or when the window opens.
    func begin(_ subscribe: @escaping () -> Subscription) {
        let subscribe = Unchecked { [self] in keep(subscribe()) }
        guard let window else { return subscribe.value() }
        let start = window.subscribed ?? .zero
        if start <= time.now { subscribe.value() } else { time.timers.once(at: start) { subscribe.value() } }
        if let end = window.unsubscribed { time.timers.once(at: end) { [self] in stop() } }
    }

    func record(_ event: MarbleEvent<Element, Failure>) {
        let recorded = Recorded(event, at: time.now)
        log.withLock { $0.events.append(recorded) }
    }

    private func keep(_ subscription: Subscription) {
        let isLate = log.withLock { log in
            if !log.isStopped { log.subscription = subscription }
            return log.isStopped
        }
        if isLate { subscription.dispose() }
    }

    var name: String { place.argument ?? "stream" }

    var isOpenEnded: Bool {
        window?.unsubscribed == nil && !log.withLock { $0.events.last?.event.isEnd ?? false }
    }

    var problem: String? { difference.value(name, log.withLock { $0.events }) }

    func stop() {
        let subscription = log.withLock { log in
            log.isStopped = true
            return log.subscription.take()
        }
        subscription?.dispose()
    }
}
