import Dispatch
import Streams
import Synchronization
import Testing

/// A shared stream that starts anew while its last run is being disposed of hears its source once.
@MainActor
struct ShareRestartTests {
    @Test func noElementComesFromTwoRuns() {
        // A narrow race: with two runs side by side, one test run in three shows it.
        for _ in 0..<400 {
            let subject = PublishSubject<Int, Never>()
            let shared = subject.share(replay: 1, scope: .forever)
            let twice = Atomic<Int>(0)
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                for step in 0..<60 {
                    let last = Atomic<Int>(-1)
                    let subscription = shared.subscribe(onNext: { element in
                        guard element % 8 == thread else { return }
                        let before = last.exchange(element, ordering: .relaxed)
                        if before == element { twice.add(1, ordering: .relaxed) }
                    })
                    subject.onNext(step * 8 + thread)
                    subscription.dispose()
                }
            }
            let found = twice.load(ordering: .relaxed)
            #expect(found == 0)
        }
    }
}
