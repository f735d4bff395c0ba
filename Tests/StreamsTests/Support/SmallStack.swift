import Foundation
import Streams

/// Runs work on a thread with a stack of 512 KiB (contract 7).
func onSmallStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { done in
        let thread = Thread { done.resume(returning: work()) }
        thread.stackSize = 512 * 1024
        thread.start()
    }
}

/// How many elements come, and how the stream ends, counted on a small stack.
func countOnSmallStack<Element, Failure>(_ stream: Observable<Element, Failure>) async -> String {
    await onSmallStack {
        let log = EventLog()
        let count = BehaviorRelay(0)
        let subscription = stream.subscribe(
            onNext: { _ in count.accept(count.value + 1) }, onError: { log.add("#\($0)") },
            onCompleted: { log.add("|") })
        subscription.dispose()
        return "\(count.value) \(log.text)"
    }
}
