import Streams

/// A source that writes down when it is subscribed to.
public protocol SubscriptionLogging: Sendable {
    /// One window for each subscription so far, in order; one that goes on has no end.
    var subscriptions: [SubscriptionWindow] { get }
}

extension HotObservable: SubscriptionLogging {}
extension ColdObservable: SubscriptionLogging {}

extension MarbleTest {
    /// Remembers a source, to look for subscriptions that are left.
    func logged<Source: SubscriptionLogging>(_ source: Source, at place: Place) -> Source {
        state.withLock { $0.sources.append((source, place)) }
        return source
    }
}
