/// A value that can be changed and observed, from any thread, and that can end.
///
/// Who subscribes gets the current value at once, then every later event; who subscribes after the end gets the end
/// alone. For state that cannot end or fail there is ``BehaviorRelay``.
///
///     let page = BehaviorSubject<Int, LoadError>(1)
///     page.subscribe(onNext: { print($0) }).disposed(by: bag)   // 1
///     page.onNext(2)                                            // 2
public final class BehaviorSubject<Element: Sendable, Failure: Error>: ObservableType, ObserverType {
    @usableFromInline let broadcast = Broadcast<Element, Failure>(keeps: 1, keepsAfterEnd: false)

    /// A subject with a first value.
    public init(_ value: Element) {
        broadcast.next(value)
    }

    /// The newest accepted value; it stays readable after the end.
    public var value: Element {
        // There is one from `init` on.
        broadcast.latest.element.unsafelyUnwrapped
    }

    /// Replaces the value; dropped when the subject has ended.
    @inlinable
    public func onNext(_ element: Element) {
        broadcast.next(element)
    }

    /// Ends the subject and everybody's subscription with a failure.
    public func onError(_ failure: Failure) {
        broadcast.end(.failed(failure))
    }

    /// Ends the subject and everybody's subscription.
    public func onCompleted() {
        broadcast.end(.completed)
    }

    /// The current value and all later events.
    @inlinable
    public func asObservable() -> Observable<Element, Failure> { broadcast.observable }

    /// The sending side alone.
    @inlinable
    public func asObserver() -> Observer<Element, Failure> { broadcast.observer }
}
