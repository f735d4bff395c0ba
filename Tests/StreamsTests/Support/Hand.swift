import Streams

/// A stream that a test sends by hand and that counts its subscriptions.
final class Hand<Element: Sendable, Failure: Error>: ObservableType {
    private let subject = PublishSubject<Element, Failure>()
    private let counts = Lock((subscribed: 0, live: 0))

    /// How often it has been subscribed to.
    var subscribed: Int { counts.withLock { $0.subscribed } }
    /// How many subscriptions are live.
    var live: Int { counts.withLock { $0.live } }

    func send(_ elements: Element...) { for element in elements { subject.onNext(element) } }
    func fail(_ failure: Failure) { subject.onError(failure) }
    func complete() { subject.onCompleted() }

    func asObservable() -> Observable<Element, Failure> {
        subject.do(
            onSubscribe: {
                self.counts.withLock {
                    $0.subscribed += 1
                    $0.live += 1
                }
            },
            onDispose: { self.counts.withLock { $0.live -= 1 } })
    }
}
