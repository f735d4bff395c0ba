/// Sends its last element when it completes, also to who subscribes afterwards.
///
/// A subject that fails sends the failure alone; one that completes without an element sends nothing.
///
///     let answer = AsyncSubject<Int, Never>()
///     answer.onNext(1)
///     answer.onNext(2)
///     answer.subscribe(onNext: { print($0) }).disposed(by: bag)
///     answer.onCompleted()                                      // 2
public final class AsyncSubject<Element: Sendable, Failure: Error>: ObservableType, ObserverType {
    @usableFromInline let broadcast = Broadcast<Element, Failure>(keeps: 1)
    @usableFromInline let latest = Lock<Latest>(Latest())

    @usableFromInline
    struct Latest {
        @usableFromInline var element: Element?
        @usableFromInline var hasEnded = false
    }

    /// A subject without an element.
    public init() {}

    /// Takes the place of the element before it; dropped when the subject has ended.
    @inlinable
    public func onNext(_ element: Element) {
        // The old element goes outside the lock.
        _ = latest.withLock { latest in
            let old = latest.element
            if !latest.hasEnded { latest.element = element }
            return old
        }
    }

    /// Ends the subject and everybody's subscription with a failure.
    public func onError(_ failure: Failure) {
        if end() != nil { broadcast.end(.failed(failure)) }
    }

    /// Sends the last element and ends the subject.
    public func onCompleted() {
        guard let last = end() else { return }
        if let element = last.element { broadcast.next(element) }
        broadcast.end(.completed)
    }

    /// The last element, once there is one, and the end.
    @inlinable
    public func asObservable() -> Observable<Element, Failure> { broadcast.observable }

    /// The sending side alone.
    @inlinable
    public func asObserver() -> Observer<Element, Failure> {
        Observer(
            next: { self.onNext($0) },
            end: { completion in
                switch completion {
                case .completed: self.onCompleted()
                case .failed(let failure): self.onError(failure)
                }
            })
    }

    private func end() -> Latest? {
        latest.withLock { latest in
            if latest.hasEnded { return nil }
            defer { latest = Latest(hasEnded: true) }
            return latest
        }
    }
}
