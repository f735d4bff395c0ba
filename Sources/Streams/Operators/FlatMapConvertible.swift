extension ObservableType {
    /// The same with a closure that returns what has a stream, such as a subject or a relay.
    ///
    ///     a--b-|
    ///     flatMap { x in -x-x| }
    ///     -a-ab-b|
    @inlinable
    @_disfavoredOverload
    public func flatMap<Inner: ObservableType>(
        maxConcurrent: Int = .max,
        _ selector: @escaping @Sendable (Element) throws(Failure) -> Inner
    ) -> Observable<Inner.Element, Failure> where Inner.Failure == Failure {
        flatMap(maxConcurrent: maxConcurrent) { (x) throws(Failure) in try selector(x).asObservable() }
    }

    /// The same with a closure that returns what has a stream, such as a subject or a relay.
    ///
    ///     a-b------|
    ///     concatMap { x in -x-x| }
    ///     -a-a-b-b-|
    @inlinable
    @_disfavoredOverload
    public func concatMap<Inner: ObservableType>(
        _ selector: @escaping @Sendable (Element) throws(Failure) -> Inner
    ) -> Observable<Inner.Element, Failure> where Inner.Failure == Failure {
        concatMap { (x) throws(Failure) in try selector(x).asObservable() }
    }

    /// The same with a closure that returns what has a stream, such as a subject or a relay.
    ///
    ///     a-b----|
    ///     flatMapLatest { x in -x-x| }
    ///     -a-b-b-|
    @inlinable
    @_disfavoredOverload
    public func flatMapLatest<Inner: ObservableType>(
        _ selector: @escaping @Sendable (Element) throws(Failure) -> Inner
    ) -> Observable<Inner.Element, Failure> where Inner.Failure == Failure {
        flatMapLatest { (x) throws(Failure) in try selector(x).asObservable() }
    }

    /// The same with a closure that returns what has a stream, such as a subject or a relay.
    ///
    ///     a-b--c|
    ///     flatMapFirst { x in -x-x| }
    ///     -a-a--c-c|
    @inlinable
    @_disfavoredOverload
    public func flatMapFirst<Inner: ObservableType>(
        _ selector: @escaping @Sendable (Element) throws(Failure) -> Inner
    ) -> Observable<Inner.Element, Failure> where Inner.Failure == Failure {
        flatMapFirst { (x) throws(Failure) in try selector(x).asObservable() }
    }
}
