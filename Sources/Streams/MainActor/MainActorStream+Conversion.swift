extension MainActorStream where Element: Sendable {
    /// The stream as one that may leave the main actor.
    ///
    /// Subscribed to from the main actor it starts at once; from elsewhere, in a later turn of the main queue.
    nonisolated public func asObservable() -> Observable<Element, Never> {
        Observable(.leavingMain(core))
    }
}

extension Driver {
    /// The stream without replay.
    @inlinable
    public func asSignal() -> Signal<Element> { Signal(source) }
}

extension Signal {
    /// The stream with its latest element for who comes later; before the first one, nothing.
    @inlinable
    public func asDriver() -> Driver<Element> { Driver(source) }

    /// The stream with its latest element for who comes later, and `element` before the first one.
    ///
    ///     --a-b|
    ///     asDriver(startingWith: x)
    ///     x-a-b|
    @inlinable
    public func asDriver(startingWith element: Element) -> Driver<Element> {
        Driver(source.startWith([element]))
    }
}
