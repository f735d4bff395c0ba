/// A subject that cannot end: sends each element to those who are subscribed at that moment.
///
/// Any thread may send, also from inside a handler. An element that is sent while nobody is subscribed is dropped.
public final class PublishRelay<Element: Sendable>: ObservableType {
    @usableFromInline let broadcast = Broadcast<Element, Never>()

    /// A relay without subscribers.
    public init() {}

    /// Sends an element.
    @inlinable
    public func accept(_ element: Element) {
        broadcast.next(element)
    }

    /// The elements that are sent from the moment of subscribing.
    @inlinable
    public func asObservable() -> Observable<Element, Never> { broadcast.observable }
}
