// What the compiler would refuse anyway, with words that say what to write.

extension ObservableType {
    /// Only a stream that cannot fail is bound.
    @available(
        *, unavailable,
        message:
            "this stream can fail and what it is bound to cannot take that; say what a failure becomes: catchAndReturn(…), or asDriver(onErrorJustReturn:)"
    )
    @_disfavoredOverload
    public func bind<Target>(to targets: Target..., fileID: StaticString = #fileID, line: UInt = #line) -> Subscription
    {
        subscribe()
    }

    /// Only a stream that cannot fail is bound.
    @available(
        *, unavailable,
        message:
            "this stream can fail and a property cannot take that; say what a failure becomes: catchAndReturn(…), or asDriver(onErrorJustReturn:)"
    )
    @_disfavoredOverload
    public func bind<Target: AnyObject, Value>(
        to keyPath: ReferenceWritableKeyPath<Target, Value>, on target: Target, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Subscription {
        subscribe()
    }

    /// Only a driver is driven.
    @available(
        *, unavailable,
        message: "only a Driver is driven: asDriver(), or, of a stream that can fail, asDriver(onErrorJustReturn:)"
    )
    @_disfavoredOverload
    public func drive(onNext: (Element) -> Void) -> Subscription { subscribe() }

    /// Only a signal is emitted.
    @available(
        *, unavailable,
        message: "only a Signal is emitted: asSignal(), or, of a stream that can fail, asSignal(onErrorJustReturn:)"
    )
    @_disfavoredOverload
    public func emit(onNext: (Element) -> Void) -> Subscription { subscribe() }

    /// Both streams must fail alike.
    @available(
        *, unavailable,
        message: "the other stream does not fail as this one does; setFailureType(to:) or mapError makes it so"
    )
    @_disfavoredOverload
    public func withLatestFrom<Other: ObservableType>(_ other: Other) -> Observable<Other.Element, Failure> { .never() }

    /// Both streams must fail alike.
    @available(
        *, unavailable,
        message: "the other stream does not fail as this one does; setFailureType(to:) or mapError makes it so"
    )
    @_disfavoredOverload
    public func withLatestFrom<Other: ObservableType, New>(
        _ other: Other, _ combine: (Element, Other.Element) -> New
    ) -> Observable<New, Failure> { .never() }

    /// Both streams must fail alike.
    @available(
        *, unavailable,
        message: "the trigger does not fail as this stream does; setFailureType(to:) or mapError makes it so"
    )
    @_disfavoredOverload
    public func take<Trigger: ObservableType>(until trigger: Trigger) -> Observable<Element, Failure> { .never() }

    /// Both streams must fail alike.
    @available(
        *, unavailable,
        message: "the trigger does not fail as this stream does; setFailureType(to:) or mapError makes it so"
    )
    @_disfavoredOverload
    public func skip<Trigger: ObservableType>(until trigger: Trigger) -> Observable<Element, Failure> { .never() }

    /// Both streams must fail alike.
    @available(
        *, unavailable,
        message: "the trigger does not fail as this stream does; setFailureType(to:) or mapError makes it so"
    )
    @_disfavoredOverload
    public func sample<Trigger: ObservableType>(_ trigger: Trigger) -> Observable<Element, Failure> { .never() }
}

extension ObservableType where Failure == Never {
    /// What it is bound to takes other elements.
    @available(*, unavailable, message: "what this is bound to does not take these elements; map makes them fit")
    @_disfavoredOverload
    public func bind<Target>(to targets: Target..., fileID: StaticString = #fileID, line: UInt = #line) -> Subscription
    {
        subscribe()
    }

    /// What it is bound to takes other elements.
    @available(*, unavailable, message: "this property does not take these elements; map makes them fit")
    @_disfavoredOverload
    public func bind<Target: AnyObject, Value>(
        to keyPath: ReferenceWritableKeyPath<Target, Value>, on target: Target, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Subscription {
        subscribe()
    }
}

extension Observable {
    /// Both streams must fail alike.
    @available(
        *, unavailable,
        message:
            "the two streams must fail alike; setFailureType(to:) for one that cannot fail, mapError for one that can"
    )
    @_disfavoredOverload
    public static func combineLatest<A, B, OtherFailure: Error>(
        _ a: Observable<A, Failure>, _ b: Observable<B, OtherFailure>
    ) -> Observable where Element == (A, B) { .never() }

    /// Both streams must fail alike.
    @available(
        *, unavailable,
        message:
            "the two streams must fail alike; setFailureType(to:) for one that cannot fail, mapError for one that can"
    )
    @_disfavoredOverload
    public static func zip<A, B, OtherFailure: Error>(
        _ a: Observable<A, Failure>, _ b: Observable<B, OtherFailure>
    ) -> Observable where Element == (A, B) { .never() }

    /// Both streams must fail alike.
    @available(
        *, unavailable,
        message:
            "the two streams must fail alike; setFailureType(to:) for one that cannot fail, mapError for one that can"
    )
    @_disfavoredOverload
    public static func merge<OtherFailure: Error>(
        _ a: Observable<Element, Failure>, _ b: Observable<Element, OtherFailure>
    ) -> Observable { .never() }

    /// Both streams must fail alike.
    @available(
        *, unavailable,
        message:
            "the two streams must fail alike; setFailureType(to:) for one that cannot fail, mapError for one that can"
    )
    @_disfavoredOverload
    public static func concat<OtherFailure: Error>(
        _ a: Observable<Element, Failure>, _ b: Observable<Element, OtherFailure>
    ) -> Observable { .never() }
}
