extension Source {
    @inlinable
    func flatMapTask<New: Sendable>(
        _ policy: FlattenPolicy, _ work: @escaping @Sendable (Element) async throws(Failure) -> New
    ) -> Source<New, Failure> where Element: Sendable {
        flatMap(policy) { x in .nonisolatedTask { () throws(Failure) in try await work(x) } }
    }
}

extension Source where Failure == Never {
    @MainActor
    @inlinable
    func flatMapMainActorTask<New>(
        _ policy: FlattenPolicy, _ work: @escaping @MainActor (Element) async -> New
    ) -> Source<New, Never> {
        let task: @MainActor (Element) -> Source<New, Never> = { x in .mainActorTask { await work(x) } }
        return flatMap(policy, confined: true, task)
    }
}

// Disfavoured throughout: a chain with two flat maps does not type-check in reasonable time while the compiler tries these
// first.

extension ObservableType {
    /// Runs an async closure for each element, all at the same time, and sends what they return, as it comes.
    ///
    ///     a-b---|
    ///     flatMap { x in try await load(x) }   each takes 3 ms
    ///     ---A-B|
    ///
    /// Each runs in a task of its own, off the main actor unless the closure is itself `@MainActor`. A failure that it
    /// throws ends the stream; the end of the subscription cancels what is running.
    @inlinable
    @_disfavoredOverload
    public func flatMap<New: Sendable>(
        maxConcurrent: Int = .max,
        _ work: @escaping @Sendable (Element) async throws(Failure) -> New
    ) -> Observable<New, Failure> {
        Observable<New, Failure>(source.flatMapTask(.merge(max(1, maxConcurrent)), work))
    }

    /// Runs an async closure for each element, one after the other; elements that come meanwhile wait.
    ///
    ///     a-b---|
    ///     concatMap { x in try await load(x) }   each takes 3 ms
    ///     ---A--(B|)
    ///
    /// Each runs in a task of its own, off the main actor unless the closure is itself `@MainActor`. A failure that it
    /// throws ends the stream; the end of the subscription cancels what is running.
    @inlinable
    @_disfavoredOverload
    public func concatMap<New: Sendable>(
        _ work: @escaping @Sendable (Element) async throws(Failure) -> New
    ) -> Observable<New, Failure> {
        Observable<New, Failure>(source.flatMapTask(.merge(1), work))
    }

    /// Runs an async closure for the latest element only: a new element cancels the task that is running before the next
    /// one starts, and what the old task still returns is dropped.
    ///
    ///     a-b---|
    ///     flatMapLatest { x in try await load(x) }   each takes 3 ms
    ///     -----B|
    ///
    ///     text.flatMapLatest(service.search)
    ///
    /// Each runs in a task of its own, off the main actor unless the closure is itself `@MainActor`. A failure that it
    /// throws ends the stream; the end of the subscription cancels what is running.
    @inlinable
    @_disfavoredOverload
    public func flatMapLatest<New: Sendable>(
        _ work: @escaping @Sendable (Element) async throws(Failure) -> New
    ) -> Observable<New, Failure> {
        Observable<New, Failure>(source.flatMapTask(.latest, work))
    }

    /// Runs an async closure for an element and ignores all further elements while it is running.
    ///
    ///     a-b-c-|
    ///     flatMapFirst { x in try await load(x) }   each takes 3 ms
    ///     ---A---(C|)
    ///
    /// Each runs in a task of its own, off the main actor unless the closure is itself `@MainActor`. A failure that it
    /// throws ends the stream; the end of the subscription cancels what is running.
    @inlinable
    @_disfavoredOverload
    public func flatMapFirst<New: Sendable>(
        _ work: @escaping @Sendable (Element) async throws(Failure) -> New
    ) -> Observable<New, Failure> {
        Observable<New, Failure>(source.flatMapTask(.first, work))
    }
}

extension ObservableType where Failure == Never {
    /// Runs an async closure for each element, all at the same time, and sends what they return, as it comes.
    ///
    ///     a-b---|
    ///     flatMap { x in try await load(x) }   each takes 3 ms, that for b fails
    ///     ---A-#
    ///
    /// The result fails as the closure does.
    @inlinable
    @_disfavoredOverload
    public func flatMap<New: Sendable, NewFailure: Error>(
        maxConcurrent: Int = .max,
        _ work: @escaping @Sendable (Element) async throws(NewFailure) -> New
    ) -> Observable<New, NewFailure> {
        Observable<New, NewFailure>(
            source.setFailureType(NewFailure.self).flatMapTask(.merge(max(1, maxConcurrent)), work))
    }

    /// Runs an async closure for each element, one after the other; elements that come meanwhile wait.
    ///
    ///     a-b---|
    ///     concatMap { x in try await load(x) }   each takes 3 ms, that for b fails
    ///     ---A--#
    ///
    /// The result fails as the closure does.
    @inlinable
    @_disfavoredOverload
    public func concatMap<New: Sendable, NewFailure: Error>(
        _ work: @escaping @Sendable (Element) async throws(NewFailure) -> New
    ) -> Observable<New, NewFailure> {
        Observable<New, NewFailure>(source.setFailureType(NewFailure.self).flatMapTask(.merge(1), work))
    }

    /// Runs an async closure for the latest element only: a new element cancels the task that is running before the next
    /// one starts, and what the old task still returns is dropped.
    ///
    ///     a----b---|
    ///     flatMapLatest { x in try await load(x) }   each takes 3 ms, that for b fails
    ///     ---A----#
    ///
    /// The result fails as the closure does.
    @inlinable
    @_disfavoredOverload
    public func flatMapLatest<New: Sendable, NewFailure: Error>(
        _ work: @escaping @Sendable (Element) async throws(NewFailure) -> New
    ) -> Observable<New, NewFailure> {
        Observable<New, NewFailure>(source.setFailureType(NewFailure.self).flatMapTask(.latest, work))
    }

    /// Runs an async closure for an element and ignores all further elements while it is running.
    ///
    ///     a-b--c---|
    ///     flatMapFirst { x in try await load(x) }   each takes 3 ms, that for c fails
    ///     ---A----#
    ///
    /// The result fails as the closure does.
    @inlinable
    @_disfavoredOverload
    public func flatMapFirst<New: Sendable, NewFailure: Error>(
        _ work: @escaping @Sendable (Element) async throws(NewFailure) -> New
    ) -> Observable<New, NewFailure> {
        Observable<New, NewFailure>(source.setFailureType(NewFailure.self).flatMapTask(.first, work))
    }
}

extension Driver {
    /// Runs an async closure for each element, all at the same time, and sends what they return, as it comes.
    ///
    /// Each starts on the main actor, and leaves it where it awaits something that runs elsewhere.
    @inlinable
    @_disfavoredOverload
    public func flatMap<New>(maxConcurrent: Int = .max, _ work: @escaping @MainActor (Element) async -> New) -> Driver<
        New
    > {
        Driver<New>(source.flatMapMainActorTask(.merge(max(1, maxConcurrent)), work))
    }

    /// Runs an async closure for each element, one after the other; elements that come meanwhile wait.
    ///
    /// Each starts on the main actor, and leaves it where it awaits something that runs elsewhere.
    @inlinable
    @_disfavoredOverload
    public func concatMap<New>(_ work: @escaping @MainActor (Element) async -> New) -> Driver<New> {
        Driver<New>(source.flatMapMainActorTask(.merge(1), work))
    }

    /// Runs an async closure for the latest element only: a new element cancels the task that is running before the next
    /// one starts, and what the old task still returns is dropped.
    ///
    /// Each starts on the main actor, and leaves it where it awaits something that runs elsewhere.
    @inlinable
    @_disfavoredOverload
    public func flatMapLatest<New>(_ work: @escaping @MainActor (Element) async -> New) -> Driver<New> {
        Driver<New>(source.flatMapMainActorTask(.latest, work))
    }

    /// Runs an async closure for an element and ignores all further elements while it is running.
    ///
    /// Each starts on the main actor, and leaves it where it awaits something that runs elsewhere.
    @inlinable
    @_disfavoredOverload
    public func flatMapFirst<New>(_ work: @escaping @MainActor (Element) async -> New) -> Driver<New> {
        Driver<New>(source.flatMapMainActorTask(.first, work))
    }
}

extension Signal {
    /// Runs an async closure for each element, all at the same time, and sends what they return, as it comes.
    ///
    /// Each starts on the main actor, and leaves it where it awaits something that runs elsewhere.
    @inlinable
    @_disfavoredOverload
    public func flatMap<New>(maxConcurrent: Int = .max, _ work: @escaping @MainActor (Element) async -> New) -> Signal<
        New
    > {
        Signal<New>(source.flatMapMainActorTask(.merge(max(1, maxConcurrent)), work))
    }

    /// Runs an async closure for each element, one after the other; elements that come meanwhile wait.
    ///
    /// Each starts on the main actor, and leaves it where it awaits something that runs elsewhere.
    @inlinable
    @_disfavoredOverload
    public func concatMap<New>(_ work: @escaping @MainActor (Element) async -> New) -> Signal<New> {
        Signal<New>(source.flatMapMainActorTask(.merge(1), work))
    }

    /// Runs an async closure for the latest element only: a new element cancels the task that is running before the next
    /// one starts, and what the old task still returns is dropped.
    ///
    /// Each starts on the main actor, and leaves it where it awaits something that runs elsewhere.
    @inlinable
    @_disfavoredOverload
    public func flatMapLatest<New>(_ work: @escaping @MainActor (Element) async -> New) -> Signal<New> {
        Signal<New>(source.flatMapMainActorTask(.latest, work))
    }

    /// Runs an async closure for an element and ignores all further elements while it is running.
    ///
    /// Each starts on the main actor, and leaves it where it awaits something that runs elsewhere.
    @inlinable
    @_disfavoredOverload
    public func flatMapFirst<New>(_ work: @escaping @MainActor (Element) async -> New) -> Signal<New> {
        Signal<New>(source.flatMapMainActorTask(.first, work))
    }
}
