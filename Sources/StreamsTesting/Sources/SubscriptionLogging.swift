/// A source that writes down when it is subscribed to.
public protocol SubscriptionLogging: Sendable {
    /// One window for each subscription so far, in order; one that goes on has no end.
    var subscriptions: [SubscriptionWindow] { get }
}

extension HotObservable: SubscriptionLogging {}
extension ColdObservable: SubscriptionLogging {}
