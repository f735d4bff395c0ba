/// What can be observed: an ``Observable``, and what has one, such as a subject or a relay.
///
/// All operators are found on it, so `relay.map { … }` needs no conversion.
public protocol ObservableType<Element, Failure>: StreamConvertible, Sendable {
    /// What the stream carries.
    associatedtype Element: Sendable
    /// How the stream can fail; `Never` when it cannot.
    associatedtype Failure: Error

    /// The stream itself.
    func asObservable() -> Observable<Element, Failure>
}

extension Observable: ObservableType {
    /// The stream itself.
    @inlinable
    public func asObservable() -> Observable<Element, Failure> { self }
}

extension ObservableType {
    @inlinable
    var source: Source<Element, Failure> { asObservable().source }
}
