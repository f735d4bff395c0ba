public import Streams

/// A source that sends its events anew to each subscriber, at virtual times that count from the subscription.
public final class ColdObservable<Element: Sendable, Failure: Error>: ObservableType {
    /// What it sends, and when.
    public let events: [Recorded<Element, Failure>]

    /// When it was subscribed to.
    public var subscriptions: [SubscriptionWindow] { log.windows }

    let log: SubscriptionLog
    private let timers: TimerQueue

    init(_ events: [Recorded<Element, Failure>], on time: VirtualScheduler) {
        self.events = events
        log = SubscriptionLog(time.hands)
        timers = time.timers
    }

    /// The events, from the first one, at their times after the subscription.
    ///
    /// Those of time zero come in the same millisecond, but after `subscribe` has returned.
    public func asObservable() -> Observable<Element, Failure> {
        .create { [log, timers, events] observer in
            let number = log.open()
            let start = timers.now
            let pending = events.map { event in
                timers.once(at: start.saturatingAdd(event.time)) { observer.on(event.event) }
            }
            return Disposables.create {
                for timer in pending { timer.dispose() }
                log.close(number)
            }
        }
    }
}
