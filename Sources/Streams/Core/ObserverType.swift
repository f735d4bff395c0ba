/// What events can be sent to: an ``Observer``, and what has one, such as a subject.
public protocol ObserverType<Element, Failure>: Sendable {
    /// What it takes.
    associatedtype Element: Sendable
    /// How it can fail; `Never` when it cannot.
    associatedtype Failure: Error

    /// The sending side.
    func asObserver() -> Observer<Element, Failure>
}

extension Observer: ObserverType {
    /// This observer.
    public func asObserver() -> Observer { self }
}
