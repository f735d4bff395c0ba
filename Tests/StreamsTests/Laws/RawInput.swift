@testable import Streams

/// An input that sends straight into the operator, also while that is at work: nothing makes the second call wait.
final class RawInput: Sendable {
    // The law that uses it orders every access.
    private typealias Run = Unchecked<(sink: Sink<Int, Bad>, subscription: Subscription)>

    private let runs = Lock<[Run]>([])

    /// - Parameter hook: called when it is subscribed to, and when it is let go of.
    func stream(_ hook: @escaping @Sendable () -> Void) -> Observable<Int, Bad> {
        Observable(
            Source { [self] sink, subscription in
                runs.withLock { $0.append(Run((sink, subscription))) }
                subscription.add(Disposables.create(hook))
                hook()
            })
    }

    func send(_ element: Int) {
        for run in open { run.sink.next(element) }
    }

    func end(_ completion: Completion<Bad>) {
        for run in open { run.sink.end(completion) }
    }

    private var open: some Sequence<(sink: Sink<Int, Bad>, subscription: Subscription)> {
        runs.withLock { $0 }.lazy.map(\.value).filter { !$0.subscription.isDisposed }
    }
}
