/// Where a source puts its events: what ``Observable/create(_:)`` hands out, and what a subject offers.
///
/// It may be used from any thread and from inside a handler; events are delivered one after the other, and nothing after
/// the end.
public struct Observer<Element: Sendable, Failure: Error>: Sendable {
    private let next: @Sendable (Element) -> Void
    private let end: @Sendable (Completion<Failure>) -> Void
    private let isOver: @Sendable () -> Bool

    /// An observer made of closures: one for the elements, one for the end, one that knows whether anybody listens.
    public init(
        next: @escaping @Sendable (Element) -> Void,
        end: @escaping @Sendable (Completion<Failure>) -> Void = { _ in },
        isDisposed: @escaping @Sendable () -> Bool = { false }
    ) {
        self.next = next
        self.end = end
        isOver = isDisposed
    }

    /// Sends to each of `observers`, as long as anybody listens to one of them.
    static func all(_ observers: [Observer]) -> Observer {
        Observer(
            next: { element in for observer in observers { observer.onNext(element) } },
            end: { completion in for observer in observers { observer.on(completion) } },
            isDisposed: { observers.allSatisfy(\.isDisposed) })
    }

    /// Whether the subscription is over, so that sending more would be in vain.
    public var isDisposed: Bool { isOver() }

    /// Sends an element.
    public func onNext(_ element: Element) {
        next(element)
    }

    /// Ends the stream with a failure.
    public func onError(_ failure: Failure) {
        end(.failed(failure))
    }

    /// Ends the stream.
    public func onCompleted() {
        end(.completed)
    }

    /// Ends the stream in the given way.
    public func on(_ completion: Completion<Failure>) {
        end(completion)
    }
}
