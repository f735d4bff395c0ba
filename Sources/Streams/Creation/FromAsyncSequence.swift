extension Observable {
    /// Sends the elements of an asynchronous sequence and ends as it does.
    ///
    /// Each subscription iterates anew, in a task of its own, off the main actor; the task is cancelled when the
    /// subscription ends first.
    ///
    ///     Observable.from(notifications)   --n---n-|
    ///
    /// - Parameters:
    ///   - elements: what is iterated.
    ///   - priority: the task's priority; when it is not given, that of the task or thread which subscribes.
    public static func from<Base: AsyncSequence & Sendable>(
        _ elements: Base, priority: TaskPriority? = nil
    ) -> Observable where Base.Element == Element, Base.Failure == Failure {
        Observable(.iterating(elements, priority))
    }
}

extension Source where Element: Sendable {
    static func iterating<Base: AsyncSequence & Sendable>(_ elements: Base, _ priority: TaskPriority?) -> Source
    where Base.Element == Element, Base.Failure == Failure {
        task { delivery in
            Task(executorPreference: CurrentScheduler.executorForBridges(), priority: priority) { @concurrent in
                await delivery.run(elements)
            }
        }
    }
}
