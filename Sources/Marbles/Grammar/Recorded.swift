/// An event and the time at which it happened.
///
/// The time of a cold source counts from its subscription, that of anything else from the start of the test; what a
/// hot source sent before its `^` has a negative time.
public struct Recorded<Element, Failure: Error> {
    /// When it happened.
    public var time: Duration

    /// What happened.
    public var event: MarbleEvent<Element, Failure>

    /// Puts an event at a time.
    public init(_ event: MarbleEvent<Element, Failure>, at time: Duration) {
        self.time = time
        self.event = event
    }

    /// A value at a time.
    public static func next(_ element: Element, at time: Duration) -> Self {
        Self(.next(element), at: time)
    }

    /// The end without a failure, at a time.
    public static func completed(at time: Duration) -> Self {
        Self(.completed, at: time)
    }

    /// The end with a failure, at a time.
    public static func failed(_ failure: Failure, at time: Duration) -> Self {
        Self(.failed(failure), at: time)
    }
}

extension Recorded: Equatable where Element: Equatable, Failure: Equatable {}
extension Recorded: Hashable where Element: Hashable, Failure: Hashable {}
extension Recorded: Sendable where Element: Sendable {}
