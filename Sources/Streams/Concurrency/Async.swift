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
    static func nonisolatedTask(
        priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws(Failure) -> Element
    ) -> Source
    where Element: Sendable {
        task { delivery in
            Task(executorPreference: CurrentScheduler.executorForBridges(), priority: priority) { @concurrent in
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
    ///
    /// - Parameters:
    ///   - priority: the task's priority; when it is not given, that of the task or thread which subscribes.
    ///   - work: makes the element, or fails as the stream does.
    @inlinable
    public static func async(
        priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws(Failure) -> Element
    ) -> Observable {
        Observable(.nonisolatedTask(priority: priority, work))
    }
}
