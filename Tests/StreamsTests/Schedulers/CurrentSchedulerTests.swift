import Streams
import Testing

private struct Standin: Scheduler {
    final class Executor: TaskExecutor {
        func enqueue(_ job: consuming ExecutorJob) {
            UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    let timers = TimerQueue(now: { .seconds(7) }, wake: { _ in })
    let executor: (any TaskExecutor)? = Executor()
    func schedule(_ action: @escaping @Sendable () -> Void) { action() }
}

@Suite("R30: the main scheduler can be replaced for one test, never globally")
struct CurrentSchedulerTests {
    @Test func theMainSchedulerStandsForTheBoundOne() async {
        let standin = Standin()
        #expect(CurrentScheduler.resolve(.main) is MainScheduler)
        #expect(CurrentScheduler.executorForBridges() == nil)
        await CurrentScheduler.$override.withValue(standin) {
            #expect(CurrentScheduler.resolve(.main).now == .seconds(7))
            #expect(CurrentScheduler.executorForBridges() === standin.executor)
            #expect(CurrentScheduler.resolve(.immediate) is ImmediateScheduler)
            await Task { #expect(CurrentScheduler.resolve(.main) is Standin) }.value
            await Task.detached { #expect(CurrentScheduler.resolve(.main) is MainScheduler) }.value
        }
        #expect(CurrentScheduler.resolve(.main) is MainScheduler)
    }
}
