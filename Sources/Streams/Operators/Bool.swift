extension ObservableType where Element == Bool {
    /// Turns true into false and false into true.
    ///
    ///     t-f-|
    ///     not()
    ///     f-t-|
    @inlinable
    public func not() -> Observable<Bool, Failure> {
        Observable(source.map { !$0 })
    }

    /// Whether this stream and all others are true, whenever one of them sends.
    ///
    ///     f---t---|
    ///     --t---f-|
    ///     and
    ///     --f-t-f-|
    ///
    /// It begins and ends like ``Observable/combineLatest(_:)``; equal values may follow each other.
    @inlinable
    public func and(_ others: Observable<Bool, Failure>...) -> Observable<Bool, Failure> {
        Observable(.allTrue([source] + others.map(\.source), confined: false))
    }

    /// Whether this stream or one of the others is true, whenever one of them sends.
    ///
    ///     f---t---|
    ///     --f---f-|
    ///     or
    ///     --f-t-t-|
    ///
    /// It begins and ends like ``Observable/combineLatest(_:)``; equal values may follow each other.
    @inlinable
    public func or(_ others: Observable<Bool, Failure>...) -> Observable<Bool, Failure> {
        Observable(.anyTrue([source] + others.map(\.source), confined: false))
    }
}

extension MainActorStream where Element == Bool {
    /// Turns true into false and false into true.
    @inlinable
    public func not() -> Self {
        Self(source.map { !$0 })
    }

    /// Whether this stream and all others are true, whenever one of them sends.
    @inlinable
    public func and(_ others: Self...) -> Self {
        Self(Source.allTrue([source] + others.map(\.source), confined: true))
    }

    /// Whether this stream or one of the others is true, whenever one of them sends.
    @inlinable
    public func or(_ others: Self...) -> Self {
        Self(Source.anyTrue([source] + others.map(\.source), confined: true))
    }
}

extension Source where Element == Bool {
    @usableFromInline
    static func allTrue(_ sources: [Source], confined: Bool) -> Source {
        Source<[Bool], Failure>.combineLatest(sources, confined: confined).map { $0.allSatisfy { $0 } }
    }

    @usableFromInline
    static func anyTrue(_ sources: [Source], confined: Bool) -> Source {
        Source<[Bool], Failure>.combineLatest(sources, confined: confined).map { $0.contains(true) }
    }
}
