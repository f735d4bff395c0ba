import Streams

/// Writes down when a source is subscribed to and when that ends.
public final class SubscriptionLog: Sendable {
    private let entries = Lock<[SubscriptionWindow]>([])
    private let hands: VirtualHands

    init(_ hands: VirtualHands) {
        self.hands = hands
    }

    /// One window for each subscription so far, in order; one that goes on has no end yet.
    public var windows: [SubscriptionWindow] {
        entries.withLock { $0 }
    }

    /// How many subscriptions go on.
    public var openCount: Int {
        entries.withLock { entries in entries.count { $0.unsubscribed == nil } }
    }

    func open() -> Int {
        let now = hands.now
        return entries.withLock { entries in
            entries.append(SubscriptionWindow(subscribed: now))
            return entries.count - 1
        }
    }

    func close(_ number: Int) {
        let now = hands.now
        entries.withLock { $0[number].unsubscribed = now }
    }
}
