extension Source {
    /// One element from a task that `start` starts and that ends by calling the delivery.
    @usableFromInline
    static func task(_ start: @escaping (Delivery<Element, Failure>) -> Task<Void, Never>) -> Source {
        Source { sink, subscription in
            let task = start(Delivery(sink, subscription))
            subscription.add(Disposables.create { task.cancel() })
        }
    }

    @usableFromInline
    static func nonisolatedTask(_ work: @escaping @Sendable () async throws(Failure) -> Element) -> Source
    where Element: Sendable {
        task { delivery in
            Task(executorPreference: CurrentScheduler.executorForBridges()) { @concurrent in
                await delivery.run(work)
            }
        }
    }
}

extension Source where Failure == Never {
    @MainActor
    @usableFromInline
    static func mainActorTask(_ work: @escaping @MainActor () async -> Element) -> Source {
        task { delivery in
            Task(executorPreference: CurrentScheduler.executorForBridges()) { @concurrent in
                await delivery.run(onMain: work)
            }
        }
    }
}

extension Observable {
    /// Runs an async closure for each subscription, sends what it returns, and completes.
    ///
    /// The closure runs in a task of its own, off the main actor unless it is itself `@MainActor`; the task is cancelled
    /// when the subscription ends first.
    ///
    ///     Observable.async { try await loadProfile() }
    ///     ---p|
    @inlinable
    public static func async(_ work: @escaping @Sendable () async throws(Failure) -> Element) -> Observable {
        Observable(.nonisolatedTask(work))
    }
}

extension ObservableType {
    /// Runs an async closure for the latest element only: a new element cancels the task that is running before the next
    /// one starts, and what the old task still returns is dropped.
    ///
    ///     text.flatMapLatest(service.search)
    ///
    /// The closure runs in a task of its own, off the main actor unless it is itself `@MainActor`. A failure that it
    /// throws ends the stream.
    @inlinable
    public func flatMapLatest<New: Sendable>(
        _ work: @escaping @Sendable (Element) async throws(Failure) -> New
    ) -> Observable<New, Failure> {
        Observable<New, Failure>(
            source.flatMap(.latest) { x in .nonisolatedTask { () throws(Failure) in try await work(x) } })
    }
}

extension Driver {
    /// Runs an async closure for the latest element only: a new element cancels the task that is running before the next
    /// one starts, and what the old task still returns is dropped.
    ///
    /// The closure starts on the main actor, and leaves it where it awaits something that runs elsewhere.
    @inlinable
    public func flatMapLatest<New>(_ work: @escaping @MainActor (Element) async -> New) -> Driver<New> {
        Driver<New>(source.map { x in .mainActorTask { await work(x) } }.flatten(.latest, confined: true))
    }
}

extension Signal {
    /// Runs an async closure for the latest element only: a new element cancels the task that is running before the next
    /// one starts, and what the old task still returns is dropped.
    ///
    /// The closure starts on the main actor, and leaves it where it awaits something that runs elsewhere.
    @inlinable
    public func flatMapLatest<New>(_ work: @escaping @MainActor (Element) async -> New) -> Signal<New> {
        Signal<New>(source.map { x in .mainActorTask { await work(x) } }.flatten(.latest, confined: true))
    }
}
