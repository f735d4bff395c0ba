/// A value on the main actor that can be read, changed and driven from; it need not be `Sendable` and holds no lock.
///
/// It is the state of a view model: ``value`` is new from the moment a change is accepted, and a change from inside a
/// handler is delivered after the current value has reached everybody.
@MainActor
public final class DriverRelay<Element>: StreamConvertible {
    @usableFromInline let broadcast: MainBroadcast<Element>

    /// A relay with a first value.
    public init(_ value: Element) {
        broadcast = MainBroadcast(remembers: true, latest: value)
    }

    deinit {
        broadcast.abandon()
    }

    /// The newest accepted value.
    public var value: Element {
        get {
            // There is one from `init` on.
            broadcast.latest.unsafelyUnwrapped
        }
        set { accept(newValue) }
    }

    /// Replaces the value.
    @inlinable
    public func accept(_ element: Element) {
        broadcast.next(element)
    }

    /// The current value and all later ones; the driver keeps the relay.
    @inlinable
    public func asDriver() -> Driver<Element> {
        // It holds the relay, with which the value goes: a subscription, which knows the broadcast, must not keep that.
        Driver(shared: Source(asksLast: true) { self.broadcast.join($0, $1) })
    }
}

/// Sends things that happen, on the main actor; they need not be `Sendable`, and it holds no lock.
@MainActor
public final class SignalRelay<Element>: StreamConvertible {
    @usableFromInline let broadcast = MainBroadcast<Element>(remembers: false)

    /// A relay without subscribers.
    public init() {}

    deinit {
        broadcast.abandon()
    }

    /// Sends an element; dropped when nobody listens.
    @inlinable
    public func accept(_ element: Element) {
        broadcast.next(element)
    }

    /// The elements that are sent from the moment of subscribing; the signal does not keep the relay.
    @inlinable
    public func asSignal() -> Signal<Element> {
        Signal(shared: Source(asksLast: true) { [broadcast] in broadcast.join($0, $1) })
    }
}
