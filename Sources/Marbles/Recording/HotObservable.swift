public import Streams

/// A source that sends its events at fixed virtual times, whoever listens.
///
/// Times are absolute: a subscriber gets what comes from its subscription on. The events are set up when time is first
/// driven after the source was made, so that what the test has scheduled until then, for the same time, comes first;
/// those whose time has passed by then are never sent. Who subscribes after the end gets the end.
public final class HotObservable<Element: Sendable, Failure: Error>: ObservableType {
    /// What it sends, and when.
    public let events: [Recorded<Element, Failure>]

    /// When it was subscribed to.
    public var subscriptions: [SubscriptionWindow] { log.windows }

    let log: SubscriptionLog
    private let subject = PublishSubject<Element, Failure>()
    private let latest: Latest<Element>?

    init(_ events: [Recorded<Element, Failure>], on time: VirtualScheduler, replaysLatest: Bool = false) {
        self.events = events
        log = SubscriptionLog(time.hands)
        latest = replaysLatest ? Latest() : nil
        time.beforeNextDrive { [self, timers = time.timers] in
            for event in events where event.time >= timers.now {
                timers.once(at: event.time) { self.send(event.event) }
            }
        }
    }

    /// The events from the moment of subscribing.
    public func asObservable() -> Observable<Element, Failure> {
        .create { [subject, log, latest] observer in
            let number = log.open()
            if let element = latest?.element { observer.onNext(element) }
            let subscription = subject.subscribe(
                onNext: { observer.onNext($0) }, onError: { observer.onError($0) },
                onCompleted: { observer.onCompleted() })
            return Disposables.create {
                subscription.dispose()
                log.close(number)
            }
        }
    }

    private func send(_ event: MarbleEvent<Element, Failure>) {
        if case .next(let element) = event { latest?.element = element } else { latest?.element = nil }
        subject.asObserver().on(event)
    }
}

/// What a source remembers for who comes later.
private final class Latest<Element: Sendable>: Sendable {
    private let state = Lock<Element?>(nil)

    var element: Element? {
        get { state.withLock { $0 } }
        set { _ = state.withLock { exchange(&$0, with: newValue) } }
    }
}
