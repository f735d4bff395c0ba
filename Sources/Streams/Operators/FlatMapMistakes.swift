// A closure that returns a stream which cannot be flattened would be taken for an async one, and the stream for its
// result: it compiles, and nothing ever runs. The compiler prefers even that to an unavailable function, hence these.

/// What has a stream inside, of any kind.
public protocol StreamConvertible {}

extension ObservableType {
    /// Not what it looks like: see the message.
    @available(
        *, deprecated,
        message:
            "This gives a stream of streams, and none of them runs. They must be observables that fail as this one does: setFailureType(to:) for one that cannot fail, mapError for one that fails otherwise, asObservable() for a driver or a signal."
    )
    @_disfavoredOverload
    public func flatMap<Inner: StreamConvertible & Sendable>(
        maxConcurrent: Int = .max,
        _ selector: @escaping @Sendable (Element) throws(Failure) -> Inner
    ) -> Observable<Inner, Failure> {
        map(selector)
    }

    /// Not what it looks like: see the message.
    @available(
        *, deprecated,
        message:
            "This gives a stream of streams, and none of them runs. They must be observables that fail as this one does: setFailureType(to:) for one that cannot fail, mapError for one that fails otherwise, asObservable() for a driver or a signal."
    )
    @_disfavoredOverload
    public func concatMap<Inner: StreamConvertible & Sendable>(
        _ selector: @escaping @Sendable (Element) throws(Failure) -> Inner
    ) -> Observable<Inner, Failure> {
        map(selector)
    }

    /// Not what it looks like: see the message.
    @available(
        *, deprecated,
        message:
            "This gives a stream of streams, and none of them runs. They must be observables that fail as this one does: setFailureType(to:) for one that cannot fail, mapError for one that fails otherwise, asObservable() for a driver or a signal."
    )
    @_disfavoredOverload
    public func flatMapLatest<Inner: StreamConvertible & Sendable>(
        _ selector: @escaping @Sendable (Element) throws(Failure) -> Inner
    ) -> Observable<Inner, Failure> {
        map(selector)
    }

    /// Not what it looks like: see the message.
    @available(
        *, deprecated,
        message:
            "This gives a stream of streams, and none of them runs. They must be observables that fail as this one does: setFailureType(to:) for one that cannot fail, mapError for one that fails otherwise, asObservable() for a driver or a signal."
    )
    @_disfavoredOverload
    public func flatMapFirst<Inner: StreamConvertible & Sendable>(
        _ selector: @escaping @Sendable (Element) throws(Failure) -> Inner
    ) -> Observable<Inner, Failure> {
        map(selector)
    }
}

extension Driver {
    /// Not what it looks like: see the message.
    @available(
        *, deprecated,
        message:
            "This gives a driver of streams, and none of them runs. They must be drivers: asDriver(onErrorJustReturn:) for an observable, asDriver() for one that cannot fail."
    )
    @_disfavoredOverload
    public func flatMap<Inner: StreamConvertible>(
        maxConcurrent: Int = .max,
        _ selector: @escaping @MainActor (Element) -> Inner
    ) -> Driver<Inner> {
        map(selector)
    }

    /// Not what it looks like: see the message.
    @available(
        *, deprecated,
        message:
            "This gives a driver of streams, and none of them runs. They must be drivers: asDriver(onErrorJustReturn:) for an observable, asDriver() for one that cannot fail."
    )
    @_disfavoredOverload
    public func concatMap<Inner: StreamConvertible>(
        _ selector: @escaping @MainActor (Element) -> Inner
    ) -> Driver<Inner> {
        map(selector)
    }

    /// Not what it looks like: see the message.
    @available(
        *, deprecated,
        message:
            "This gives a driver of streams, and none of them runs. They must be drivers: asDriver(onErrorJustReturn:) for an observable, asDriver() for one that cannot fail."
    )
    @_disfavoredOverload
    public func flatMapLatest<Inner: StreamConvertible>(
        _ selector: @escaping @MainActor (Element) -> Inner
    ) -> Driver<Inner> {
        map(selector)
    }

    /// Not what it looks like: see the message.
    @available(
        *, deprecated,
        message:
            "This gives a driver of streams, and none of them runs. They must be drivers: asDriver(onErrorJustReturn:) for an observable, asDriver() for one that cannot fail."
    )
    @_disfavoredOverload
    public func flatMapFirst<Inner: StreamConvertible>(
        _ selector: @escaping @MainActor (Element) -> Inner
    ) -> Driver<Inner> {
        map(selector)
    }
}

extension Signal {
    /// Not what it looks like: see the message.
    @available(
        *, deprecated,
        message:
            "This gives a signal of streams, and none of them runs. They must be signals: asSignal(onErrorJustReturn:) for an observable, asSignal() for one that cannot fail."
    )
    @_disfavoredOverload
    public func flatMap<Inner: StreamConvertible>(
        maxConcurrent: Int = .max,
        _ selector: @escaping @MainActor (Element) -> Inner
    ) -> Signal<Inner> {
        map(selector)
    }

    /// Not what it looks like: see the message.
    @available(
        *, deprecated,
        message:
            "This gives a signal of streams, and none of them runs. They must be signals: asSignal(onErrorJustReturn:) for an observable, asSignal() for one that cannot fail."
    )
    @_disfavoredOverload
    public func concatMap<Inner: StreamConvertible>(
        _ selector: @escaping @MainActor (Element) -> Inner
    ) -> Signal<Inner> {
        map(selector)
    }

    /// Not what it looks like: see the message.
    @available(
        *, deprecated,
        message:
            "This gives a signal of streams, and none of them runs. They must be signals: asSignal(onErrorJustReturn:) for an observable, asSignal() for one that cannot fail."
    )
    @_disfavoredOverload
    public func flatMapLatest<Inner: StreamConvertible>(
        _ selector: @escaping @MainActor (Element) -> Inner
    ) -> Signal<Inner> {
        map(selector)
    }

    /// Not what it looks like: see the message.
    @available(
        *, deprecated,
        message:
            "This gives a signal of streams, and none of them runs. They must be signals: asSignal(onErrorJustReturn:) for an observable, asSignal() for one that cannot fail."
    )
    @_disfavoredOverload
    public func flatMapFirst<Inner: StreamConvertible>(
        _ selector: @escaping @MainActor (Element) -> Inner
    ) -> Signal<Inner> {
        map(selector)
    }
}
