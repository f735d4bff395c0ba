import Dispatch
import Marbles
import Testing

@testable import Streams

/// Contract 4: no lock is held while the user's code runs.
///
/// Handlers, closures and disposals wait for a queue that is itself sending, also into the input that is delivering;
/// with a lock in between, that is a deadlock.
@Suite(.serialized) struct LockLaws {
    nonisolated private static let entries = Catalogue.operators.filter { $0.world == .observable }

    @Test(arguments: entries)
    @MainActor
    func handlersMayWaitForWhoeverSends(entry: Entry) throws {
        let queue = DispatchQueue(label: "sender")
        let isHere = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: isHere, value: true)
        let (a, b) = (Probe(), Probe())
        let left = Lock(0)
        let wait: @Sendable () -> Void = {
            if DispatchQueue.getSpecific(key: isHere) != nil { return }
            // What is sent here comes back here.
            let isFew = left.withLock { left in
                left -= 1
                return left >= 0
            }
            // On the queue's own thread: `sync` would run it on this one.
            if isFew { queue.async { for input in [a, b] { input.send(3) } } }
            queue.sync {}
        }
        let time = VirtualScheduler()
        let stream = entry.build(Inputs(a.hand, b.hand, time, hook: wait))
        let done = DispatchSemaphore(value: 0)
        DispatchQueue(label: "main sender").async {
            for _ in 0..<10 {
                left.withLock { $0 = 20 }
                let witness = Witness(on: time, races: true) { _, _ in wait() }
                witness.subscribe(to: stream)
                witness.subscription.add(Disposables.create(wait))
                queue.async { for element in 0..<10 { b.send(element) } }
                for element in 0..<10 { a.send(element) }
                // All may have been used up before anything was due.
                left.withLock { $0 = 20 }
                time.advance(by: .milliseconds(5))
                queue.async { a.end(.completed) }
                b.end(.completed)
                witness.subscription.dispose()
            }
            done.signal()
        }
        try #require(done.wait(timeout: .now() + 60) == .success, "deadlock")
    }
}
