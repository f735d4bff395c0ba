/// Where a source puts its events: what ``Observable/create(_:)`` hands out, and what a subject offers.
///
/// It may be used from any thread and from inside a handler; events are delivered one after the other, and nothing after
/// the end.
public struct Observer<Element: Sendable, Failure: Error>: Sendable {
    private let receiver: any Receiver<Element, Failure>

    /// An observer made of closures: one for the elements, one for the end, one that knows whether anybody listens.
    public init(
        next: @escaping @Sendable (Element) -> Void,
        end: @escaping @Sendable (Completion<Failure>) -> Void = { _ in },
        isDisposed: @escaping @Sendable () -> Bool = { false }
    ) {
        receiver = Handlers(next, end, isDisposed)
    }

    init(_ receiver: any Receiver<Element, Failure>) {
        self.receiver = receiver
    }

    /// Sends to each of `observers`, as long as anybody listens to one of them.
    @inlinable
    static func all(_ observers: [Observer]) -> Observer {
        if observers.count == 1 { return observers[0] }
        return Observer(
            next: { element in for observer in observers { observer.onNext(element) } },
            end: { completion in for observer in observers { observer.on(completion) } },
            isDisposed: { observers.allSatisfy { $0.isDisposed } })
    }

    /// Whether the subscription is over, so that sending more would be in vain.
    public var isDisposed: Bool { receiver.isOver }

    /// Sends an element.
    public func onNext(_ element: Element) {
        receiver.next(element)
    }

    /// Ends the stream with a failure.
    public func onError(_ failure: Failure) {
        receiver.end(.failed(failure))
    }

    /// Ends the stream.
    public func onCompleted() {
        receiver.end(.completed)
    }

    /// Ends the stream in the given way.
    public func on(_ completion: Completion<Failure>) {
        receiver.end(completion)
    }
}

/// What stands behind an observer.
protocol Receiver<Element, Failure>: AnyObject, Sendable {
    associatedtype Element
    associatedtype Failure: Error

    var isOver: Bool { get }
    func next(_ element: Element)
    func end(_ completion: Completion<Failure>)
}

private final class Handlers<Element, Failure: Error>: Receiver {
    private let onNext: @Sendable (Element) -> Void
    private let onEnd: @Sendable (Completion<Failure>) -> Void
    private let isDisposed: @Sendable () -> Bool

    init(
        _ onNext: @escaping @Sendable (Element) -> Void, _ onEnd: @escaping @Sendable (Completion<Failure>) -> Void,
        _ isDisposed: @escaping @Sendable () -> Bool
    ) {
        self.onNext = onNext
        self.onEnd = onEnd
        self.isDisposed = isDisposed
    }

    var isOver: Bool { isDisposed() }

    func next(_ element: Element) { onNext(element) }

    func end(_ completion: Completion<Failure>) { onEnd(completion) }
}
