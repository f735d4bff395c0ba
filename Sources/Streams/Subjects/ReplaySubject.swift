/// Sends each event to those who are subscribed, and the latest elements to who subscribes later.
///
/// Any thread may send, also from inside a handler. Who subscribes gets what is kept, then what comes, without a gap;
/// who subscribes after the end gets what is kept, then the end.
///
///     let log = ReplaySubject<String, Never>(bufferSize: 2)
///     for line in ["a", "b", "c"] { log.onNext(line) }
///     log.subscribe(onNext: { print($0) }).disposed(by: bag)    // b, c
public final class ReplaySubject<Element: Sendable, Failure: Error>: ObservableType, ObserverType {
    @usableFromInline let broadcast: Broadcast<Element, Failure>

    /// A subject that keeps the latest `bufferSize` elements.
    public init(bufferSize: Int) {
        broadcast = Broadcast(keeps: max(0, bufferSize))
    }

    /// A subject that keeps everything.
    public static func unbounded() -> ReplaySubject { ReplaySubject(bufferSize: .max) }

    /// Sends an element and keeps it; dropped when the subject has ended.
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

    /// What is kept and all later events.
    @inlinable
    public func asObservable() -> Observable<Element, Failure> { broadcast.observable }

    /// The sending side alone.
    @inlinable
    public func asObserver() -> Observer<Element, Failure> { broadcast.observer }
}
