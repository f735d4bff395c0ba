/// When something subscribes and when it unsubscribes, in absolute virtual time.
public struct SubscriptionWindow: Hashable, Sendable {
    /// When `^` stands.
    ///
    /// Without it a window to run starts at zero, and an expected one was never subscribed.
    public var subscribed: Duration?

    /// The time of `!`; `nil` means never unsubscribed.
    public var unsubscribed: Duration?

    /// Makes a window; both ends may be absent.
    public init(subscribed: Duration? = nil, unsubscribed: Duration? = nil) {
        self.subscribed = subscribed
        self.unsubscribed = unsubscribed
    }
}
