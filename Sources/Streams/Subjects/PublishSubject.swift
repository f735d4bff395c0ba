/// Sends each event to those who are subscribed at that moment.
///
/// Any thread may send, also from inside a handler: the event is then queued and delivered after the current one has
/// reached everybody. Who subscribes after the end gets the end.
///
///     let taps = PublishSubject<Int, Never>()
///     taps.subscribe(onNext: { print($0) }).disposed(by: bag)
///     taps.onNext(1)                               // 1
public final class PublishSubject<Element: Sendable, Failure: Error>: ObservableType, ObserverType {
    @usableFromInline let broadcast = Broadcast<Element, Failure>()

    /// A subject without subscribers.
    public init() {}

    /// Sends an element; dropped when nobody is subscribed, or the subject has ended.
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

    /// The events that are sent from the moment of subscribing.
    @inlinable
    public func asObservable() -> Observable<Element, Failure> { broadcast.observable }

    /// The sending side alone.
    @inlinable
    public func asObserver() -> Observer<Element, Failure> { broadcast.observer }
}
