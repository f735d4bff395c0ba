import Dispatch
import Streams
import Testing

/// A queue that another one waits for.
struct OtherThread: Sendable {
    private let queue = DispatchQueue(label: "other")
    private let isHere = DispatchSpecificKey<Bool>()

    init() {
        queue.setSpecific(key: isHere, value: true)
    }

    func start(_ work: @escaping @Sendable () -> Void) {
        queue.async(execute: work)
    }

    /// Runs some work there and waits for it, and for all that was started there before; does nothing when it is there.
    func wait(for work: @escaping @Sendable () -> Void) {
        if DispatchQueue.getSpecific(key: isHere) != nil { return }
        // On the queue's own thread: `sync` would run it on this one.
        queue.async(execute: work)
        queue.sync {}
    }

    /// Runs a test on a third thread, since it may never come back.
    func run(_ test: @escaping @Sendable () -> Void) throws {
        let done = DispatchSemaphore(value: 0)
        DispatchQueue(label: "test").async {
            test()
            done.signal()
        }
        try #require(done.wait(timeout: .now() + 60) == .success, "deadlock")
    }
}

/// How often something may still be done.
final class Allowance: Sendable {
    private let left: Lock<Int>

    init(_ count: Int) {
        left = Lock(count)
    }

    func renew(_ count: Int) {
        left.withLock { $0 = count }
    }

    /// Whether it may be done once more.
    func take() -> Bool { next() >= 0 }

    /// Whether this is the last time.
    func takeLast() -> Bool { next() == 0 }

    private func next() -> Int {
        left.withLock { left in
            left -= 1
            return left
        }
    }
}
