import Dispatch
import Streams
import Testing

struct MainSchedulerTests {
    @Test("R31: the queue is asked, not the thread") @MainActor func theMainActorIsOnTheMainQueue() async {
        #expect(MainQueue.isCurrent)
        await Task.yield()
        #expect(MainQueue.isCurrent)
        #expect(await Task.detached { MainQueue.isCurrent }.value == false)
        #expect(await Task.detached { await MainActor.run { MainQueue.isCurrent } }.value)
        #expect(DispatchQueue(label: "MainSchedulerTests").sync { MainQueue.isCurrent } == false)
    }

    @Test func actionsRunOnTheMainQueue() async {
        for delay in [nil, Duration.zero] {
            let isMain = await withCheckedContinuation { done in
                let action: @Sendable () -> Void = { done.resume(returning: MainQueue.isCurrent) }
                if let delay {
                    MainScheduler.main.schedule(after: delay, action)
                } else {
                    MainScheduler.main.schedule(action)
                }
            }
            #expect(isMain)
        }
    }
}
