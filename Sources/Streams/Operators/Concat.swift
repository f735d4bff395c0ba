extension Source {
    /// Streams one after the other; they are asked for one at a time.
    @inlinable
    static func concat(_ sources: some Sequence<Source>) -> Source {
        Source { sink, subscription in
            var iterator = sources.makeIterator()
            let succession = Succession<Element, Failure, Failure>(sink, subscription) { _, completion in
                guard case .completed = completion, let next = iterator.next() else { return .end(completion) }
                return .run(next)
            }
            if let first = iterator.next() {
                succession.run(first)
            } else if !subscription.isDisposed {
                sink.complete()
            }
        }
    }

    @inlinable
    static func concat(_ sources: [Source]) -> Source {
        let lazily: some Sequence<Source> = sources.lazy.map { $0 }
        return concat(lazily).above(sources.depth())
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
        Observable(.concat([source] + others.map(\.source)))
    }

    /// Sends the given elements when the stream has completed.
    ///
    ///     -a-|
    ///     endWith(x, y)
    ///     -a-(xy|)
    @inlinable
    public func endWith(_ elements: Element...) -> Observable<Element, Failure> {
        Observable(.concat([source, .from(elements)]))
    }
}

extension Observable {
    /// Sends what the streams send, one after the other; completes at once when there are none.
    ///
    ///     -a-|
    ///     -b-|
    ///     concat
    ///     -a--b-|
    @inlinable
    public static func concat(_ streams: Observable...) -> Observable {
        Observable(.concat(streams.map(\.source)))
    }

    /// Sends what the streams send, one after the other; completes at once when there are none.
    ///
    ///     -a-|
    ///     -b-|
    ///     concat
    ///     -a--b-|
    ///
    /// The sequence is asked for the next stream when the one before has completed; it may be lazy, and endless.
    @inlinable
    public static func concat(_ streams: some Sequence<Observable> & Sendable) -> Observable {
        let depth = (streams as? [Observable])?.map(\.source).depth() ?? 0
        // A closure: a key path is read anew for each stream, which took a fifth of the time.
        return Observable(.concat(streams.lazy.map { $0.source }).above(depth))
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
        Self(Source.concat(streams.map(\.source)))
    }
}
