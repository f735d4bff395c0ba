/// What the main scheduler stands for while a test's virtual time is bound.
@usableFromInline
package enum CurrentScheduler {
    /// The virtual scheduler of the current test; bound for the body of `withVirtualTime`, never set globally.
    @TaskLocal package static var override: (any Scheduler)?

    /// The scheduler that an operator uses, asked once when a subscription starts.
    @usableFromInline
    package static func resolve(_ scheduler: any Scheduler) -> any Scheduler {
        scheduler is MainScheduler ? override ?? scheduler : scheduler
    }

    /// Where a bridge starts its tasks when no scheduler is named: `nil` is the global pool.
    package static func executorForBridges() -> (any TaskExecutor)? {
        override?.executor
    }
}
