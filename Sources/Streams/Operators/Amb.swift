import Synchronization

extension Source {
    @usableFromInline
    static func amb(_ sources: [Source]) -> Source {
        Source { sink, subscription in
            if sources.isEmpty, !subscription.isDisposed { return sink.complete() }
            let race = Race(sources.count)
            subscription.add(race)
            for (index, source) in sources.enumerated() where !race.isOver && !subscription.isDisposed {
                source.run(
                    Sink(
                        next: { element in if race.wins(index) { sink.next(element) } },
                        end: { completion in if race.wins(index) { sink.end(completion) } }),
                    race.runners[index])
            }
        }.above(sources.depth())
    }
}

private final class Race: Nest {
    let runners: [Subscription]
    private let winner = Atomic<Int>(-1)

    init(_ count: Int) {
        runners = (0..<count).map { _ in Subscription() }
    }

    var isOver: Bool { winner.load(ordering: .acquiring) >= 0 }

    /// Whether this one is the first to send anything; the others are disposed of then.
    func wins(_ index: Int) -> Bool {
        let now = winner.load(ordering: .acquiring)
        if now >= 0 { return now == index }
        guard winner.compareExchange(expected: -1, desired: index, ordering: .acquiringAndReleasing).exchanged else {
            return false
        }
        for (other, runner) in runners.enumerated() where other != index { runner.dispose() }
        return true
    }

    func takeParts() -> Teardowns { Teardowns(runners) }
}

extension ObservableType {
    /// Follows the stream that sends or ends first, this one or one of the others, and disposes of the rest.
    ///
    ///     ---a---b|
    ///     --x--y--|
    ///     amb
    ///     --x--y--|
    ///
    /// They are subscribed to in order; when one sends at once, those after it are not subscribed to.
    @inlinable
    public func amb(_ others: Observable<Element, Failure>...) -> Observable<Element, Failure> {
        Observable.amb([asObservable()] + others)
    }
}

extension Observable {
    /// Follows the stream that sends or ends first and disposes of the rest; completes at once when there are none.
    ///
    ///     ---a---b|
    ///     --x--y--|
    ///     amb
    ///     --x--y--|
    @inlinable
    public static func amb(_ streams: [Observable]) -> Observable {
        Observable(.amb(streams.map(\.source)))
    }
}

extension MainActorStream {
    /// Follows the stream that sends or ends first, this one or one of the others, and disposes of the rest.
    @inlinable
    public func amb(_ others: Self...) -> Self {
        Self(Source.amb(([self] + others).map(\.source)))
    }
}
