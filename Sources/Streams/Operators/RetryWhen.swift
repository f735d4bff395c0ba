import Synchronization

extension Source {
    @usableFromInline
    func retry<Trigger>(
        when triggers: @escaping (Observable<Failure, Failure>) -> Source<Trigger, Failure>
    ) -> Source {
        build { [self] sink, subscription in
            let failures = Broadcast<Failure, Failure>()
            let wait = Wait()
            // The triggers come from anywhere; the emitter brings their end and the stream's events in line.
            let emitter = Emitter(sink, subscription)
            let succession = Succession<Element, Failure, Failure>(
                Sink(next: { emitter.next($0) }, end: { emitter.end($0) }), subscription
            ) { _, completion in
                guard case .failed(let failure) = completion else { return .end(.completed) }
                wait.isOn.store(true, ordering: .releasing)
                failures.next(failure)
                return .wait
            }
            let side = subscription.child()
            triggers(failures.observable).run(
                Sink(
                    next: { _ in
                        if wait.isOn.exchange(false, ordering: .acquiringAndReleasing) { succession.run(self) }
                    },
                    end: { completion in
                        side.dispose()
                        emitter.end(completion)
                    }),
                side)
            succession.run(self)
        }
    }
}

/// Whether the stream has failed and waits for a trigger.
private final class Wait: Sendable {
    let isOn = Atomic<Bool>(false)
}

extension ObservableType {
    /// Subscribes to the stream anew when another stream, made of its failures, sends something.
    ///
    ///     -a-#                                   this
    ///     retry { failures in failures.delay(.milliseconds(2)) }
    ///     -a----a----a-…
    ///
    /// When the stream of triggers completes, so does the result, at once; when it fails, so does the result: that is the
    /// way to give up. A trigger that comes while the stream is running counts for nothing.
    ///
    ///     .retry { failures in
    ///         failures.flatMap { failure in failure.isTransient ? .just(()) : .fail(failure) }
    ///     }
    ///
    /// - Parameter triggers: makes the triggers from the failures, anew for each subscription. They are subscribed to
    ///   before the stream.
    @inlinable
    public func retry<Trigger>(
        when triggers: @escaping @Sendable (Observable<Failure, Failure>) -> Observable<Trigger, Failure>
    ) -> Observable<Element, Failure> {
        Observable(source.retry(when: { triggers($0).source }))
    }
}
