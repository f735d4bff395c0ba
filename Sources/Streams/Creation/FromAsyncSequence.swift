extension Observable {
    /// Sends the elements of an asynchronous sequence and ends as it does.
    ///
    /// Each subscription iterates anew, in a task of its own, off the main actor; the task is cancelled when the
    /// subscription ends first.
    ///
    ///     Observable.from(notifications)   --n---n-|
    public static func from<Base: AsyncSequence & Sendable>(_ elements: Base) -> Observable
    where Base.Element == Element, Base.Failure == Failure {
        Observable(.iterating(elements))
    }
}

extension Source where Element: Sendable {
    static func iterating<Base: AsyncSequence & Sendable>(_ elements: Base) -> Source
    where Base.Element == Element, Base.Failure == Failure {
        task { delivery in
            Task(executorPreference: CurrentScheduler.executorForBridges()) { @concurrent in
                await delivery.run(elements)
            }
        }
    }
}
