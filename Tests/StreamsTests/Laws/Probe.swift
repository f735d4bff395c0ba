@testable import Streams

/// An input that writes down what becomes of each of its subscriptions.
final class Probe: Sendable {
    private struct State {
        var windows: [(hasEnded: Bool, isClosed: Bool)] = []
        var observers: [(index: Int, observer: Observer<Int, Bad>)] = []
        var dead: [Observer<Int, Bad>] = []
        var plays = 0
    }

    private let state = Lock(State())

    /// How often it has been subscribed to.
    var subscribed: Int { state.withLock { $0.windows.count } }
    /// How many subscriptions are open.
    var live: Int { state.withLock { $0.windows.count { !$0.isClosed } } }
    /// How many have been given their end and are open all the same.
    var overdue: Int { state.withLock { $0.windows.count { $0.hasEnded && !$0.isClosed } } }

    /// A stream that is sent by hand, to each subscriber until that one has been given its end.
    var hand: Observable<Int, Bad> {
        watched(
            .create { [self] observer in
                let index = state.withLock { state in
                    state.observers.append((state.windows.count, observer))
                    return state.windows.count
                }
                return Disposables.create { self.drop(index) }
            })
    }

    func send(_ element: Int) {
        for (_, observer) in state.withLock({ $0.observers }) { observer.onNext(element) }
    }

    func end(_ completion: Completion<Bad>) {
        let ended = state.withLock { state in
            defer { state.observers = [] }
            state.dead += state.observers.map(\.observer)
            return state.observers
        }
        for (_, observer) in ended { observer.on(completion) }
    }

    /// Sends to those that have been given their end, which is against the rules.
    func misbehave() {
        for observer in state.withLock({ $0.dead }) {
            observer.onNext(-1)
            observer.onCompleted()
            observer.onError(Bad())
        }
    }

    /// Plays a stream, watched.
    ///
    /// After some plays it never does anything, so that what subscribes again and again comes to rest.
    func play(_ stream: Observable<Int, Bad>, times: Int = 3) -> Observable<Int, Bad> {
        watched(
            .deferred { [self] in
                let isFresh = state.withLock { state in
                    state.plays += 1
                    return state.plays <= times
                }
                return isFresh ? stream : .never()
            })
    }

    /// Lets the plays begin anew.
    func rewind() {
        state.withLock { $0.plays = 0 }
    }

    private func drop(_ index: Int) {
        let gone = state.withLock { state in
            let gone = state.observers.filter { $0.index == index }
            state.observers.removeAll { $0.index == index }
            return gone
        }
        withExtendedLifetime(gone) {}
    }

    private func watched(_ stream: Observable<Int, Bad>) -> Observable<Int, Bad> {
        Observable(
            Source { [self, source = stream.source] sink, subscription in
                let index = state.withLock { state in
                    state.windows.append((false, false))
                    return state.windows.count - 1
                }
                subscription.add(Disposables.create { self.state.withLock { $0.windows[index].isClosed = true } })
                source.run(
                    Sink(
                        next: sink.next,
                        end: { completion in
                            self.state.withLock { $0.windows[index].hasEnded = true }
                            sink.end(completion)
                        }),
                    subscription)
            })
    }
}
