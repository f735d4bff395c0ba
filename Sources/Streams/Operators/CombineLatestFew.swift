// Two and three streams have bodies of their own: a parameter pack calls its parts unspecialised, which takes a sixth
// longer.

extension Source {
    @inlinable
    static func combineLatest<A, B>(
        _ a: Source<A, Failure>, _ b: Source<B, Failure>, confined: Bool,
        resultSelector combine: @escaping (A, B) -> Element
    ) -> Source {
        let sources = Two(a, b, confined: confined)
        return Source { sources.combineLatest($0, $1, combine) }.above(sources.depth)
    }

    @inlinable
    static func combineLatest<A, B, C>(
        _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, confined: Bool,
        resultSelector combine: @escaping (A, B, C) -> Element
    ) -> Source {
        let sources = Three(a, b, c, confined: confined)
        return Source { sources.combineLatest($0, $1, combine) }.above(sources.depth)
    }
}

extension Two {
    @inlinable
    @inline(__always)
    func combineLatest<Output>(
        _ sink: Sink<Output, Failure>, _ subscription: Subscription, _ combine: @escaping (A, B) -> Output
    ) {
        let combination = Combination(sink, subscription, confined: confined)
        let memory = PartsMemory((A, B).self)
        let (partA, partB) = (a.part(of: memory), b.part(of: memory))
        let send = { sink.next(combine(partA.place.pointee, partB.place.pointee)) }
        (combination.missing, combination.running) = (2, 2)
        combination.add(a, partA, send: send)
        combination.add(b, partB, send: send)
    }
}

extension Three {
    @inlinable
    @inline(__always)
    func combineLatest<Output>(
        _ sink: Sink<Output, Failure>, _ subscription: Subscription, _ combine: @escaping (A, B, C) -> Output
    ) {
        let combination = Combination(sink, subscription, confined: confined)
        let memory = PartsMemory((A, B, C).self)
        let (partA, partB, partC) = (a.part(of: memory), b.part(of: memory), c.part(of: memory))
        let send = { sink.next(combine(partA.place.pointee, partB.place.pointee, partC.place.pointee)) }
        (combination.missing, combination.running) = (3, 3)
        combination.add(a, partA, send: send)
        combination.add(b, partB, send: send)
        combination.add(c, partC, send: send)
    }
}

extension Observable {
    /// Sends the latest elements of both streams together, whenever one of them sends.
    ///
    ///     a---b-----|
    ///     --1---2-|
    ///     combineLatest
    ///     --x-y-z---|   x = (a, 1)   y = (b, 1)   z = (b, 2)
    @inlinable
    public static func combineLatest<A: Sendable, B: Sendable>(
        _ a: Observable<A, Failure>, _ b: Observable<B, Failure>
    ) -> Observable where Element == (A, B) {
        Observable(.combineLatest(a.source, b.source, confined: false) { ($0, $1) })
    }

    /// Sends what `combine` makes of the latest elements of both streams, whenever one of them sends.
    ///
    ///     a---b-----|
    ///     --1---2-|
    ///     combineLatest { $0 + $1 }
    ///     --x-y-z---|   x = a1   y = b1   z = b2
    @inlinable
    public static func combineLatest<A: Sendable, B: Sendable>(
        _ a: Observable<A, Failure>, _ b: Observable<B, Failure>,
        resultSelector combine: @escaping @Sendable (A, B) -> Element
    ) -> Observable {
        Observable(.combineLatest(a.source, b.source, confined: false, resultSelector: combine))
    }

    /// Sends the latest elements of the three streams together, whenever one of them sends.
    ///
    ///     a-----b---|
    ///     --1-----|
    ///     ----p---q|
    ///     combineLatest
    ///     ----x-y-z-|   x = (a, 1, p)   y = (b, 1, p)   z = (b, 1, q)
    @inlinable
    public static func combineLatest<A: Sendable, B: Sendable, C: Sendable>(
        _ a: Observable<A, Failure>, _ b: Observable<B, Failure>, _ c: Observable<C, Failure>
    ) -> Observable where Element == (A, B, C) {
        Observable(.combineLatest(a.source, b.source, c.source, confined: false) { ($0, $1, $2) })
    }

    /// Sends what `combine` makes of the latest elements of the three streams, whenever one of them sends.
    ///
    ///     a-----b---|
    ///     --1-----|
    ///     ----p---q|
    ///     combineLatest { $0 + $1 + $2 }
    ///     ----x-y-z-|   x = a1p   y = b1p   z = b1q
    @inlinable
    public static func combineLatest<A: Sendable, B: Sendable, C: Sendable>(
        _ a: Observable<A, Failure>, _ b: Observable<B, Failure>, _ c: Observable<C, Failure>,
        resultSelector combine: @escaping @Sendable (A, B, C) -> Element
    ) -> Observable {
        Observable(.combineLatest(a.source, b.source, c.source, confined: false, resultSelector: combine))
    }
}

extension Driver {
    /// Sends the latest elements of both streams together, whenever one of them sends.
    @inlinable
    public static func combineLatest<A, B>(_ a: Driver<A>, _ b: Driver<B>) -> Driver where Element == (A, B) {
        Driver(.combineLatest(a.source, b.source, confined: true) { ($0, $1) })
    }

    /// Sends what `combine` makes of the latest elements of both streams, whenever one of them sends.
    @inlinable
    public static func combineLatest<A, B>(
        _ a: Driver<A>, _ b: Driver<B>,
        resultSelector combine: @escaping @MainActor (A, B) -> Element
    ) -> Driver {
        Driver(.combineLatest(a.source, b.source, confined: true, resultSelector: combine))
    }

    /// Sends the latest elements of the three streams together, whenever one of them sends.
    @inlinable
    public static func combineLatest<A, B, C>(
        _ a: Driver<A>, _ b: Driver<B>, _ c: Driver<C>
    ) -> Driver where Element == (A, B, C) {
        Driver(.combineLatest(a.source, b.source, c.source, confined: true) { ($0, $1, $2) })
    }

    /// Sends what `combine` makes of the latest elements of the three streams, whenever one of them sends.
    @inlinable
    public static func combineLatest<A, B, C>(
        _ a: Driver<A>, _ b: Driver<B>, _ c: Driver<C>,
        resultSelector combine: @escaping @MainActor (A, B, C) -> Element
    ) -> Driver {
        Driver(.combineLatest(a.source, b.source, c.source, confined: true, resultSelector: combine))
    }
}

extension Signal {
    /// Sends the latest elements of both streams together, whenever one of them sends.
    @inlinable
    public static func combineLatest<A, B>(_ a: Signal<A>, _ b: Signal<B>) -> Signal where Element == (A, B) {
        Signal(.combineLatest(a.source, b.source, confined: true) { ($0, $1) })
    }

    /// Sends what `combine` makes of the latest elements of both streams, whenever one of them sends.
    @inlinable
    public static func combineLatest<A, B>(
        _ a: Signal<A>, _ b: Signal<B>,
        resultSelector combine: @escaping @MainActor (A, B) -> Element
    ) -> Signal {
        Signal(.combineLatest(a.source, b.source, confined: true, resultSelector: combine))
    }

    /// Sends the latest elements of the three streams together, whenever one of them sends.
    @inlinable
    public static func combineLatest<A, B, C>(
        _ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>
    ) -> Signal where Element == (A, B, C) {
        Signal(.combineLatest(a.source, b.source, c.source, confined: true) { ($0, $1, $2) })
    }

    /// Sends what `combine` makes of the latest elements of the three streams, whenever one of them sends.
    @inlinable
    public static func combineLatest<A, B, C>(
        _ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>,
        resultSelector combine: @escaping @MainActor (A, B, C) -> Element
    ) -> Signal {
        Signal(.combineLatest(a.source, b.source, c.source, confined: true, resultSelector: combine))
    }
}
