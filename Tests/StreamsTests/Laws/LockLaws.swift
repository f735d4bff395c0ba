import Dispatch
import Marbles
import Testing

@testable import Streams

/// Contract 4: no lock is held while the user's code runs.
///
/// Handlers, closures and disposals wait for a queue that is
/// itself sending; with a lock in between, that is a deadlock.
@Suite(.serialized) struct LockLaws {
    nonisolated private static let entries = Catalogue.operators.filter { $0.world == .observable }

    @Test(arguments: entries)
    @MainActor
    func handlersMayWaitForWhoeverSends(entry: Entry) throws {
        let queue = DispatchQueue(label: "sender")
        let isHere = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: isHere, value: true)
        let wait: @Sendable () -> Void = {
            if DispatchQueue.getSpecific(key: isHere) == nil { queue.sync {} }
        }
        let time = VirtualScheduler()
        let stage = Stage(entry, time, hook: wait)
        let (a, b, stream) = (stage.a, stage.b, stage.stream)
        let done = DispatchSemaphore(value: 0)
        DispatchQueue(label: "main sender").async {
            for _ in 0..<10 {
                let witness = Witness(on: time) { _, _ in wait() }
                witness.subscribe(to: stream)
                witness.subscription.add(Disposables.create(wait))
                queue.async { for element in 0..<10 { b.send(element) } }
                for element in 0..<10 { a.send(element) }
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
