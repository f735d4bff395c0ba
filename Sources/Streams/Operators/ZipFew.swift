// Two and three streams have bodies of their own: a parameter pack calls its parts unspecialised, which takes six times as
// long where one stream runs ahead of the others.

extension Source {
    @inlinable
    static func zip<A, B>(
        _ a: Source<A, Failure>, _ b: Source<B, Failure>, confined: Bool,
        resultSelector combine: @escaping (A, B) -> Element
    ) -> Source {
        let sources = Two(a, b, confined: confined)
        return Source { sources.zip($0, $1, combine) }.above(sources.depth)
    }

    @inlinable
    static func zip<A, B, C>(
        _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, confined: Bool,
        resultSelector combine: @escaping (A, B, C) -> Element
    ) -> Source {
        let sources = Three(a, b, c, confined: confined)
        return Source { sources.zip($0, $1, combine) }.above(sources.depth)
    }
}

extension Two {
    @inlinable
    @inline(__always)
    func zip<Output>(
        _ sink: Sink<Output, Failure>, _ subscription: Subscription, _ combine: @escaping (A, B) -> Output
    ) {
        let zipper = Zipper(sink, subscription, PartsMemory((A, B).self), confined: confined)
        let (laneA, laneB) = (zipper.lane(for: a), zipper.lane(for: b))
        let send = {
            let first = (laneA.first.move(), laneB.first.move())
            zipper.advance(laneA)
            zipper.advance(laneB)
            zipper.send(combine(first.0, first.1))
        }
        zipper.add(a, laneA, send: send)
        zipper.add(b, laneB, send: send)
    }
}

extension Three {
    @inlinable
    @inline(__always)
    func zip<Output>(
        _ sink: Sink<Output, Failure>, _ subscription: Subscription, _ combine: @escaping (A, B, C) -> Output
    ) {
        let zipper = Zipper(sink, subscription, PartsMemory((A, B, C).self), confined: confined)
        let (laneA, laneB, laneC) = (zipper.lane(for: a), zipper.lane(for: b), zipper.lane(for: c))
        let send = {
            let first = (laneA.first.move(), laneB.first.move(), laneC.first.move())
            zipper.advance(laneA)
            zipper.advance(laneB)
            zipper.advance(laneC)
            zipper.send(combine(first.0, first.1, first.2))
        }
        zipper.add(a, laneA, send: send)
        zipper.add(b, laneB, send: send)
        zipper.add(c, laneC, send: send)
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
        Observable(.zip(a.source, b.source, confined: false) { ($0, $1) })
    }

    /// Sends what `combine` makes of the first elements of both streams, then of the second ones, and so on.
    ///
    ///     a---b---|
    ///     -1-2----|
    ///     zip { $0 + $1 }
    ///     -x--y---|   x = a1   y = b2
    @inlinable
    public static func zip<A: Sendable, B: Sendable>(
        _ a: Observable<A, Failure>, _ b: Observable<B, Failure>,
        resultSelector combine: @escaping @Sendable (A, B) -> Element
    ) -> Observable {
        Observable(.zip(a.source, b.source, confined: false, resultSelector: combine))
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
        Observable(.zip(a.source, b.source, c.source, confined: false) { ($0, $1, $2) })
    }

    /// Sends what `combine` makes of the first elements of the three streams, then of the second ones, and so on.
    ///
    ///     a---b---|
    ///     -1-2----|
    ///     --p--q--|
    ///     zip { $0 + $1 + $2 }
    ///     --x--y--|   x = a1p   y = b2q
    @inlinable
    public static func zip<A: Sendable, B: Sendable, C: Sendable>(
        _ a: Observable<A, Failure>, _ b: Observable<B, Failure>, _ c: Observable<C, Failure>,
        resultSelector combine: @escaping @Sendable (A, B, C) -> Element
    ) -> Observable {
        Observable(.zip(a.source, b.source, c.source, confined: false, resultSelector: combine))
    }
}

extension Driver {
    /// Sends the first elements of both streams together, then the second ones, and so on.
    @inlinable
    public static func zip<A, B>(_ a: Driver<A>, _ b: Driver<B>) -> Driver where Element == (A, B) {
        Driver(.zip(a.source, b.source, confined: true) { ($0, $1) })
    }

    /// Sends what `combine` makes of the first elements of both streams, then of the second ones, and so on.
    @inlinable
    public static func zip<A, B>(
        _ a: Driver<A>, _ b: Driver<B>,
        resultSelector combine: @escaping @MainActor (A, B) -> Element
    ) -> Driver {
        Driver(.zip(a.source, b.source, confined: true, resultSelector: combine))
    }

    /// Sends the first elements of the three streams together, then the second ones, and so on.
    @inlinable
    public static func zip<A, B, C>(
        _ a: Driver<A>, _ b: Driver<B>, _ c: Driver<C>
    ) -> Driver where Element == (A, B, C) {
        Driver(.zip(a.source, b.source, c.source, confined: true) { ($0, $1, $2) })
    }

    /// Sends what `combine` makes of the first elements of the three streams, then of the second ones, and so on.
    @inlinable
    public static func zip<A, B, C>(
        _ a: Driver<A>, _ b: Driver<B>, _ c: Driver<C>,
        resultSelector combine: @escaping @MainActor (A, B, C) -> Element
    ) -> Driver {
        Driver(.zip(a.source, b.source, c.source, confined: true, resultSelector: combine))
    }
}

extension Signal {
    /// Sends the first elements of both streams together, then the second ones, and so on.
    @inlinable
    public static func zip<A, B>(_ a: Signal<A>, _ b: Signal<B>) -> Signal where Element == (A, B) {
        Signal(.zip(a.source, b.source, confined: true) { ($0, $1) })
    }

    /// Sends what `combine` makes of the first elements of both streams, then of the second ones, and so on.
    @inlinable
    public static func zip<A, B>(
        _ a: Signal<A>, _ b: Signal<B>,
        resultSelector combine: @escaping @MainActor (A, B) -> Element
    ) -> Signal {
        Signal(.zip(a.source, b.source, confined: true, resultSelector: combine))
    }

    /// Sends the first elements of the three streams together, then the second ones, and so on.
    @inlinable
    public static func zip<A, B, C>(
        _ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>
    ) -> Signal where Element == (A, B, C) {
        Signal(.zip(a.source, b.source, c.source, confined: true) { ($0, $1, $2) })
    }

    /// Sends what `combine` makes of the first elements of the three streams, then of the second ones, and so on.
    @inlinable
    public static func zip<A, B, C>(
        _ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>,
        resultSelector combine: @escaping @MainActor (A, B, C) -> Element
    ) -> Signal {
        Signal(.zip(a.source, b.source, c.source, confined: true, resultSelector: combine))
    }
}
