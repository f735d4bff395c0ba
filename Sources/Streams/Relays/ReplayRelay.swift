/// A replay subject that cannot end: sends each element to those who are subscribed, and the latest ones to who
/// subscribes later.
///
/// Any thread may send, also from inside a handler. Who subscribes gets what is kept, then what comes, without a gap.
public final class ReplayRelay<Element: Sendable>: ObservableType {
    @usableFromInline let broadcast: Broadcast<Element, Never>

    /// A relay that keeps the latest `bufferSize` elements.
    public init(bufferSize: Int) {
        broadcast = Broadcast(keeps: max(0, bufferSize))
    }

    /// A relay that keeps everything.
    public static func unbounded() -> ReplayRelay { ReplayRelay(bufferSize: .max) }

    /// Sends an element and keeps it.
    @inlinable
    public func accept(_ element: Element) {
        broadcast.next(element)
    }

    /// What is kept and all later elements.
    @inlinable
    public func asObservable() -> Observable<Element, Never> { broadcast.observable }
}
