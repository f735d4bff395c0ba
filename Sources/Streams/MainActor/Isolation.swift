import Dispatch
import Synchronization

// What the compiler cannot check, all in this file: that an observable may cross threads although the machinery that it
// is made of is plain closures, and that main-actor work which left the main queue comes back to it.

/// An observable is made by its own operators only, and these take `@Sendable` closures and `Sendable` elements.
extension Observable: @unchecked Sendable {}  // see the line above

/// A handle: what is inside runs on the main actor only.
extension MainActorCore: @unchecked Sendable {}  // see the line above

/// It is called on the main actor only, by streams that deliver there.
extension Binder: @unchecked Sendable {}  // see the line above

extension Source {
    /// Delivers on the main actor: at once when the event comes there and nothing of this stream is pending, else in a
    /// later turn of the main queue, in order.
    @usableFromInline
    func onMain() -> Source {
        build { [self] sink, subscription in
            let upstream = subscription.child()
            let hop = MainHop(sink, subscription, upstream)
            run(Sink(next: { hop.next($0) }, end: { hop.end($0) }), upstream)
        }
    }
}

extension Source {
    /// A main-actor stream for subscribers anywhere: it is subscribed to on the main actor.
    static func leavingMain(_ core: MainActorCore<Element>) -> Source where Failure == Never {
        Source { sink, subscription in
            let start = { if !subscription.isDisposed { core.source.run(sink, subscription) } }
            if MainQueue.isCurrent { start() } else { MainQueue.async(start) }
        }
    }
}

// The sink is called on the main queue only.
private final class MainHop<Element, Failure: Error>: @unchecked Sendable {
    private let sink: Sink<Element, Failure>
    private let subscription: Subscription
    private let upstream: Subscription
    private let pending = Atomic<Int>(0)
    private let queue = Lock<[() -> Void]>([])

    init(_ sink: Sink<Element, Failure>, _ subscription: Subscription, _ upstream: Subscription) {
        self.sink = sink
        self.subscription = subscription
        self.upstream = upstream
    }

    func next(_ element: Element) {
        if isDirect { sink.next(element) } else { enqueue { self.sink.next(element) } }
    }

    func end(_ completion: Completion<Failure>) {
        upstream.dispose()
        if isDirect { sink.end(completion) } else { enqueue { self.sink.end(completion) } }
    }

    private var isDirect: Bool { MainQueue.isCurrent && pending.load(ordering: .acquiring) == 0 }

    private func enqueue(_ event: @escaping () -> Void) {
        let isFirst = queue.withLock { events in
            events.append(event)
            return pending.add(1, ordering: .acquiringAndReleasing).oldValue == 0
        }
        if isFirst { MainQueue.async { self.flush() } }
    }

    private func flush() {
        var events: [() -> Void]
        repeat {
            events = queue.withLock { events in
                defer { events = [] }
                return events
            }
            for event in events where !subscription.isDisposed { event() }
        } while pending.subtract(events.count, ordering: .acquiringAndReleasing).newValue > 0
    }
}

extension MainQueue {
    /// Runs `work` in a later turn of the main queue.
    @usableFromInline
    static func async(_ work: @escaping () -> Void) {
        let work = Unchecked(work)
        DispatchQueue.main.async { work.value() }
    }

}

extension Subscription {
    /// Runs `action` on the main actor when this ends: at once when that is there, else in a later turn.
    @MainActor
    @usableFromInline
    func onMain(_ action: @escaping @MainActor () -> Void) {
        let plain = Unchecked<() -> Void>(action)
        add(Disposables.create { if MainQueue.isCurrent { plain.value() } else { MainQueue.async(plain.value) } })
    }
}
