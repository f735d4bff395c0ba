import Synchronization

/// A `Mutex` whose order ThreadSanitizer can see.
package final class TimeLock<State>: Sendable {
    private let mutex: Mutex<State>
    private let order = Atomic<Bool>(false)

    package init(_ state: sending State) {
        mutex = Mutex(state)
    }

    /// Runs `body` alone with the state; no user code belongs inside.
    package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        let out = mutex.withLock { state in
            // The sanitizer does not know the futex inside `Mutex`; this pair says the same in its words.
            _ = order.load(ordering: .acquiring)
            defer { order.store(false, ordering: .releasing) }
            return Unchecked(body(&state))
        }
        return out.value
    }
}
