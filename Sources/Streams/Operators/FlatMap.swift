extension ObservableType {
    /// Runs a stream for each element, all at the same time, and sends what they send.
    ///
    ///     a--b-|
    ///     flatMap { x in -x-x| }
    ///     -a-ab-b|
    ///
    /// The result completes when this stream and all inner ones have.
    ///
    /// - Parameters:
    ///   - maxConcurrent: how many may run at once; further ones wait their turn, none is dropped.
    ///   - selector: makes the stream for an element. A failure, its own or an inner one, ends everything.
    @inlinable
    public func flatMap<New>(
        maxConcurrent: Int = .max,
        _ selector: @escaping @Sendable (Element) throws(Failure) -> Observable<New, Failure>
    ) -> Observable<New, Failure> {
        Observable(source.flatMap(.merge(max(1, maxConcurrent))) { (x) throws(Failure) in try selector(x).source })
    }

    /// Runs a stream for each element, one after the other, and sends what they send.
    ///
    ///     a-b------|
    ///     concatMap { x in -x-x| }
    ///     -a-a-b-b-|
    ///
    /// Elements that come while a stream is running wait; none is dropped.
    @inlinable
    public func concatMap<New>(
        _ selector: @escaping @Sendable (Element) throws(Failure) -> Observable<New, Failure>
    ) -> Observable<New, Failure> {
        Observable(source.flatMap(.merge(1)) { (x) throws(Failure) in try selector(x).source })
    }

    /// Runs a stream for the latest element only: a new element disposes of the stream that is running before the next
    /// one is subscribed to.
    ///
    ///     a-----b---|
    ///     flatMapLatest { x in --x--x--x| }
    ///     --a--a--b--b--b|
    ///
    /// After the end of this stream the running one finishes.
    @inlinable
    public func flatMapLatest<New>(
        _ selector: @escaping @Sendable (Element) throws(Failure) -> Observable<New, Failure>
    ) -> Observable<New, Failure> {
        Observable(source.flatMap(.latest) { (x) throws(Failure) in try selector(x).source })
    }

    /// Runs a stream for an element and ignores all further elements while it is running.
    ///
    ///     a-b--c|
    ///     flatMapFirst { x in -x-x| }
    ///     -a-a--c-c|
    @inlinable
    public func flatMapFirst<New>(
        _ selector: @escaping @Sendable (Element) throws(Failure) -> Observable<New, Failure>
    ) -> Observable<New, Failure> {
        Observable(source.flatMap(.first) { (x) throws(Failure) in try selector(x).source })
    }
}

extension Driver {
    /// Runs a driver for each element, all at the same time, and sends what they send.
    @inlinable
    public func flatMap<New>(
        maxConcurrent: Int = .max, _ selector: @escaping @MainActor (Element) -> Driver<New>
    ) -> Driver<New> {
        flatMap(.merge(max(1, maxConcurrent)), selector)
    }

    /// Runs a driver for each element, one after the other, and sends what they send.
    @inlinable
    public func concatMap<New>(_ selector: @escaping @MainActor (Element) -> Driver<New>) -> Driver<New> {
        flatMap(.merge(1), selector)
    }

    /// Runs a driver for the latest element only; a new element disposes of the one that is running.
    @inlinable
    public func flatMapLatest<New>(_ selector: @escaping @MainActor (Element) -> Driver<New>) -> Driver<New> {
        flatMap(.latest, selector)
    }

    /// Runs a driver for an element and ignores all further elements while it is running.
    @inlinable
    public func flatMapFirst<New>(_ selector: @escaping @MainActor (Element) -> Driver<New>) -> Driver<New> {
        flatMap(.first, selector)
    }

    @inlinable
    func flatMap<New>(
        _ policy: FlattenPolicy, _ selector: @escaping @MainActor (Element) -> Driver<New>
    ) -> Driver<New> {
        Driver<New>(source.flatMap(policy, confined: true) { selector($0).source })
    }
}

extension Signal {
    /// Runs a signal for each element, all at the same time, and sends what they send.
    @inlinable
    public func flatMap<New>(
        maxConcurrent: Int = .max, _ selector: @escaping @MainActor (Element) -> Signal<New>
    ) -> Signal<New> {
        flatMap(.merge(max(1, maxConcurrent)), selector)
    }

    /// Runs a signal for each element, one after the other, and sends what they send.
    @inlinable
    public func concatMap<New>(_ selector: @escaping @MainActor (Element) -> Signal<New>) -> Signal<New> {
        flatMap(.merge(1), selector)
    }

    /// Runs a signal for the latest element only; a new element disposes of the one that is running.
    @inlinable
    public func flatMapLatest<New>(_ selector: @escaping @MainActor (Element) -> Signal<New>) -> Signal<New> {
        flatMap(.latest, selector)
    }

    /// Runs a signal for an element and ignores all further elements while it is running.
    @inlinable
    public func flatMapFirst<New>(_ selector: @escaping @MainActor (Element) -> Signal<New>) -> Signal<New> {
        flatMap(.first, selector)
    }

    @inlinable
    func flatMap<New>(
        _ policy: FlattenPolicy, _ selector: @escaping @MainActor (Element) -> Signal<New>
    ) -> Signal<New> {
        Signal<New>(source.flatMap(policy, confined: true) { selector($0).source })
    }
}
