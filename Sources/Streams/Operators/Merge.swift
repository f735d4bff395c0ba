extension Source {
    @inlinable
    static func merge(_ sources: [Source], _ policy: FlattenPolicy, confined: Bool) -> Source {
        Source<Source, Failure>.from(sources).above(sources.depth()).flatMap(policy, confined: confined) { $0 }
    }
}

extension ObservableType {
    /// Sends what this stream and the others send, as it comes; completes when all have.
    ///
    ///     a---b---|
    ///     --x---y|
    ///     merge
    ///     a-x-b-y-|
    @inlinable
    public func merge(
        with others: Observable<Element, Failure>...
    ) -> Observable<Element, Failure> {
        Observable.merge([asObservable()] + others)
    }
}

extension Observable {
    /// Sends what the streams send, as it comes; completes when all have, at once when there are none.
    ///
    ///     a---b---|
    ///     --x---y|
    ///     merge
    ///     a-x-b-y-|
    @inlinable
    public static func merge(_ streams: Observable...) -> Observable {
        merge(streams)
    }

    /// Sends what the streams send, as it comes; completes when all have, at once when there are none.
    ///
    ///     -a-b|
    ///     -c-|
    ///     merge(maxConcurrent: 1)
    ///     -a-b-c-|
    ///
    /// - Parameter maxConcurrent: how many may run at once; further ones wait their turn.
    @inlinable
    public static func merge(_ streams: [Observable], maxConcurrent: Int = .max) -> Observable {
        Observable(
            Source.merge(streams.map(\.source), .merge(Swift.max(1, maxConcurrent)), confined: false))
    }
}

extension MainActorStream {
    /// Sends what this stream and the others send, as it comes; completes when all have.
    @inlinable
    public func merge(with others: Self...) -> Self {
        Self.merge([self] + others)
    }

    /// Sends what the streams send, as it comes; completes when all have, at once when there are none.
    @inlinable
    public static func merge(_ streams: Self...) -> Self {
        merge(streams)
    }

    /// Sends what the streams send, as it comes; completes when all have, at once when there are none.
    ///
    /// - Parameter maxConcurrent: how many may run at once; further ones wait their turn.
    @inlinable
    public static func merge(_ streams: [Self], maxConcurrent: Int = .max) -> Self {
        Self(Source.merge(streams.map(\.source), .merge(Swift.max(1, maxConcurrent)), confined: true))
    }
}
