extension Source {
    @inlinable
    func withLatestFrom<Other, New>(
        _ other: Source<Other, Failure>, confined: Bool, _ combine: @escaping (Element, Other) throws(Failure) -> New
    ) -> Source<New, Failure> {
        build { [run] sink, subscription in
            let join = Join(confined: confined)
            let latest = Cell<Other?>(nil)
            let side = subscription.child()
            other.run(
                Sink(
                    next: { value in join.run { latest.value = value } },
                    end: { completion in
                        side.dispose()
                        guard case .failed = completion else { return }
                        join.run { if !subscription.isDisposed { sink.end(completion) } }
                    }),
                side)
            if subscription.isDisposed { return }
            run(
                Sink(
                    next: { [fold] element in
                        _ = fold
                        join.run {
                            guard !subscription.isDisposed, let value = latest.value else { return }
                            do throws(Failure) {
                                sink.next(try combine(element, value))
                            } catch {
                                sink.fail(error)
                            }
                        }
                    },
                    end: { completion in join.run { if !subscription.isDisposed { sink.end(completion) } } }),
                subscription)
        }
    }
}

extension ObservableType {
    /// Sends, for each element, what `combine` makes of it and the latest element of the other stream.
    ///
    ///     a-----b--c-|     this
    ///     --1-2------|     other
    ///     withLatestFrom(other) { $0 + $1 }
    ///     ------x--y-|     x = b2   y = c2; what comes before the other has sent is dropped
    ///
    /// The other stream is subscribed to first, so that a stream with itself gives each element with itself. When the
    /// other completes, its latest element stays in use; when it fails, so does the result.
    @inlinable
    public func withLatestFrom<Other: Sendable, New: Sendable>(
        _ other: some ObservableType<Other, Failure>,
        _ combine: @escaping @Sendable (Element, Other) throws(Failure) -> New
    ) -> Observable<New, Failure> {
        Observable(source.withLatestFrom(other.source, confined: false, combine))
    }

    /// Sends the latest element of the other stream for each element of this one.
    ///
    ///     a-----b--c-|          this
    ///     --1-2------|          other
    ///     withLatestFrom(other)
    ///     ------2--2-|
    @inlinable
    public func withLatestFrom<Other: Sendable>(
        _ other: some ObservableType<Other, Failure>
    ) -> Observable<Other, Failure> {
        Observable(source.withLatestFrom(other.source, confined: false) { $1 })
    }
}

extension Driver {
    /// Sends, for each element, what `combine` makes of it and the latest element of the other stream.
    @inlinable
    public func withLatestFrom<Other, New>(
        _ other: some MainActorStream<Other>, _ combine: @escaping @MainActor (Element, Other) -> New
    ) -> Driver<New> {
        Driver<New>(source.withLatestFrom(other.source, confined: true, combine))
    }

    /// Sends the latest element of the other stream for each element of this one.
    @inlinable
    public func withLatestFrom<Other>(_ other: some MainActorStream<Other>) -> Driver<Other> {
        Driver<Other>(source.withLatestFrom(other.source, confined: true) { $1 })
    }
}

extension Signal {
    /// Sends, for each element, what `combine` makes of it and the latest element of the other stream.
    @inlinable
    public func withLatestFrom<Other, New>(
        _ other: some MainActorStream<Other>, _ combine: @escaping @MainActor (Element, Other) -> New
    ) -> Signal<New> {
        Signal<New>(source.withLatestFrom(other.source, confined: true, combine))
    }

    /// Sends the latest element of the other stream for each element of this one.
    @inlinable
    public func withLatestFrom<Other>(_ other: some MainActorStream<Other>) -> Signal<Other> {
        Signal<Other>(source.withLatestFrom(other.source, confined: true) { $1 })
    }
}
