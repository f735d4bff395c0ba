// Two and three streams have bodies of their own: a parameter pack calls its parts unspecialised, which takes a sixth
// longer.

extension Source {
    @inlinable
    static func combineLatest<A, B>(
        _ a: Source<A, Failure>, _ b: Source<B, Failure>, confined: Bool
    ) -> Source where Element == (A, B) {
        Source { sink, subscription in
            let combination = Combination(sink, subscription, confined: confined)
            let memory = PartsMemory(Element.self)
            let (partA, partB) = (a.part(of: memory), b.part(of: memory))
            let send = { sink.next((partA.place.pointee, partB.place.pointee)) }
            (combination.missing, combination.running) = (2, 2)
            combination.add(a, partA, send: send)
            combination.add(b, partB, send: send)
        }.above(Swift.max(a.depth, b.depth))
    }

    @inlinable
    static func combineLatest<A, B, C>(
        _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, confined: Bool
    ) -> Source where Element == (A, B, C) {
        Source { sink, subscription in
            let combination = Combination(sink, subscription, confined: confined)
            let memory = PartsMemory(Element.self)
            let (partA, partB, partC) = (a.part(of: memory), b.part(of: memory), c.part(of: memory))
            let send = { sink.next((partA.place.pointee, partB.place.pointee, partC.place.pointee)) }
            (combination.missing, combination.running) = (3, 3)
            combination.add(a, partA, send: send)
            combination.add(b, partB, send: send)
            combination.add(c, partC, send: send)
        }.above(Swift.max(a.depth, b.depth, c.depth))
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
        Observable(.combineLatest(a.source, b.source, confined: false))
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
        Observable(.combineLatest(a.source, b.source, c.source, confined: false))
    }
}

extension Driver {
    /// Sends the latest elements of both streams together, whenever one of them sends.
    @inlinable
    public static func combineLatest<A, B>(_ a: Driver<A>, _ b: Driver<B>) -> Driver where Element == (A, B) {
        Driver(Source.combineLatest(a.source, b.source, confined: true))
    }

    /// Sends the latest elements of the three streams together, whenever one of them sends.
    @inlinable
    public static func combineLatest<A, B, C>(
        _ a: Driver<A>, _ b: Driver<B>, _ c: Driver<C>
    ) -> Driver where Element == (A, B, C) {
        Driver(Source.combineLatest(a.source, b.source, c.source, confined: true))
    }
}

extension Signal {
    /// Sends the latest elements of both streams together, whenever one of them sends.
    @inlinable
    public static func combineLatest<A, B>(_ a: Signal<A>, _ b: Signal<B>) -> Signal where Element == (A, B) {
        Signal(Source.combineLatest(a.source, b.source, confined: true))
    }

    /// Sends the latest elements of the three streams together, whenever one of them sends.
    @inlinable
    public static func combineLatest<A, B, C>(
        _ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>
    ) -> Signal where Element == (A, B, C) {
        Signal(Source.combineLatest(a.source, b.source, c.source, confined: true))
    }
}
