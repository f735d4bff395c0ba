extension Source {
    /// Streams one after the other; they are asked for one at a time.
    @usableFromInline
    static func concat(_ sources: some Sequence<Source>, confined: Bool) -> Source {
        Source { sink, subscription in
            var iterator = sources.makeIterator()
            let succession = Succession<Element, Failure, Failure>(sink, subscription, confined: confined) {
                _, completion in
                guard case .completed = completion, let next = iterator.next() else { return .end(completion) }
                return .run(next)
            }
            succession.resume(iterator.next().map { .run($0) } ?? .end(.completed))
        }
    }

    @inlinable
    static func concat(_ sources: [Source], confined: Bool) -> Source {
        let lazily: some Sequence<Source> = sources.lazy.map { $0 }
        return concat(lazily, confined: confined).above(sources.depth())
    }
}

extension ObservableType {
    /// Sends what this stream sends, then what the others send, each subscribed to when the one before has completed.
    ///
    ///     -a-|
    ///     -b-|
    ///     concat
    ///     -a--b-|
    ///
    /// A failure ends everything. Any number of streams that complete at once takes constant stack.
    @inlinable
    public func concat(_ others: Observable<Element, Failure>...) -> Observable<Element, Failure> {
        Observable(.concat([source] + others.map(\.source), confined: false))
    }

    /// Sends the given elements when the stream has completed.
    ///
    ///     -a-|
    ///     endWith(x, y)
    ///     -a-(xy|)
    @inlinable
    public func endWith(_ elements: Element...) -> Observable<Element, Failure> {
        Observable(.concat([source, .from(elements)], confined: false))
    }
}

extension Observable {
    /// Sends what the streams send, one after the other; completes at once when there are none.
    @inlinable
    public static func concat(_ streams: Observable...) -> Observable {
        Observable(.concat(streams.map(\.source), confined: false))
    }

    /// Sends what the streams send, one after the other; completes at once when there are none.
    ///
    /// The sequence is asked for the next stream when the one before has completed; it may be lazy, and endless.
    @inlinable
    public static func concat(_ streams: some Sequence<Observable> & Sendable) -> Observable {
        let depth = (streams as? [Observable])?.map(\.source).depth() ?? 0
        return Observable(.concat(streams.lazy.map(\.source), confined: false).above(depth))
    }
}

extension MainActorStream {
    /// Sends what this stream sends, then what the others send, each subscribed to when the one before has completed.
    @inlinable
    public func concat(_ others: Self...) -> Self {
        Self.concat([self] + others)
    }

    /// Sends the given elements when the stream has completed.
    @inlinable
    public func endWith(_ elements: Element...) -> Self {
        Self.concat([self, .from(elements)])
    }

    /// Sends what the streams send, one after the other; completes at once when there are none.
    @inlinable
    public static func concat(_ streams: Self...) -> Self {
        concat(streams)
    }

    /// Sends what the streams send, one after the other; completes at once when there are none.
    @inlinable
    public static func concat(_ streams: some Sequence<Self>) -> Self {
        Self(Source.concat(streams.map(\.source), confined: true))
    }
}
