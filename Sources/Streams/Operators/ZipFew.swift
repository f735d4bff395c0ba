// Two and three streams have bodies of their own: a parameter pack calls its parts unspecialised, which takes ten times as
// long.

extension Source {
    @inlinable
    static func zip<A, B>(
        _ a: Source<A, Failure>, _ b: Source<B, Failure>, confined: Bool
    ) -> Source where Element == (A, B) {
        Source { sink, subscription in
            let zipper = Zipper(sink, subscription, confined: confined)
            let (laneA, laneB) = (a.emptyLane(), b.emptyLane())
            let output = { (zipper.take(laneA), zipper.take(laneB)) }
            zipper.missing = 2
            zipper.add(a, laneA, output)
            zipper.add(b, laneB, output)
        }.above(Swift.max(a.depth, b.depth))
    }

    @inlinable
    static func zip<A, B, C>(
        _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, confined: Bool
    ) -> Source where Element == (A, B, C) {
        Source { sink, subscription in
            let zipper = Zipper(sink, subscription, confined: confined)
            let (laneA, laneB, laneC) = (a.emptyLane(), b.emptyLane(), c.emptyLane())
            let output = { (zipper.take(laneA), zipper.take(laneB), zipper.take(laneC)) }
            zipper.missing = 3
            zipper.add(a, laneA, output)
            zipper.add(b, laneB, output)
            zipper.add(c, laneC, output)
        }.above(Swift.max(a.depth, b.depth, c.depth))
    }
}

extension Observable {
    /// Sends the first elements of both streams together, then the second ones, and so on.
    ///
    ///     a---b---|
    ///     -1-2----|
    ///     zip
    ///     -x--y---|   x = (a, 1)   y = (b, 2)
    @inlinable
    public static func zip<A: Sendable, B: Sendable>(
        _ a: Observable<A, Failure>, _ b: Observable<B, Failure>
    ) -> Observable where Element == (A, B) {
        Observable(.zip(a.source, b.source, confined: false))
    }

    /// Sends the first elements of the three streams together, then the second ones, and so on.
    ///
    ///     a---b---|
    ///     -1-2----|
    ///     --p--q--|
    ///     zip
    ///     --x--y--|   x = (a, 1, p)   y = (b, 2, q)
    @inlinable
    public static func zip<A: Sendable, B: Sendable, C: Sendable>(
        _ a: Observable<A, Failure>, _ b: Observable<B, Failure>, _ c: Observable<C, Failure>
    ) -> Observable where Element == (A, B, C) {
        Observable(.zip(a.source, b.source, c.source, confined: false))
    }
}

extension Driver {
    /// Sends the first elements of both streams together, then the second ones, and so on.
    @inlinable
    public static func zip<A, B>(_ a: Driver<A>, _ b: Driver<B>) -> Driver where Element == (A, B) {
        Driver(Source.zip(a.source, b.source, confined: true))
    }

    /// Sends the first elements of the three streams together, then the second ones, and so on.
    @inlinable
    public static func zip<A, B, C>(_ a: Driver<A>, _ b: Driver<B>, _ c: Driver<C>) -> Driver
    where Element == (A, B, C) {
        Driver(Source.zip(a.source, b.source, c.source, confined: true))
    }
}

extension Signal {
    /// Sends the first elements of both streams together, then the second ones, and so on.
    @inlinable
    public static func zip<A, B>(_ a: Signal<A>, _ b: Signal<B>) -> Signal where Element == (A, B) {
        Signal(Source.zip(a.source, b.source, confined: true))
    }

    /// Sends the first elements of the three streams together, then the second ones, and so on.
    @inlinable
    public static func zip<A, B, C>(_ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>) -> Signal
    where Element == (A, B, C) {
        Signal(Source.zip(a.source, b.source, c.source, confined: true))
    }
}
