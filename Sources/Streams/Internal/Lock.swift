public import Synchronization

/// A value that several threads change one after the other; the only lock of the library.
///
/// Nothing of the user's may run inside `withLock`, not even the `deinit` of a value: take it out, release it afterwards.
@usableFromInline
package struct Lock<State>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<Unchecked<State>>
    // ThreadSanitizer does not see the futex inside `Mutex`; the pair of fences tells it what the lock already orders.
    @usableFromInline let fence = Atomic<Bool>(false)

    @inlinable
    package init(_ state: State) {
        mutex = Mutex(Unchecked(state))
    }

    @inlinable
    package func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let result = try mutex.withLock { (box: inout Unchecked<State>) throws(Failure) -> Unchecked<Result> in
            _ = fence.load(ordering: .acquiring)
            defer { fence.store(true, ordering: .releasing) }
            return Unchecked(try body(&box.value))
        }
        // The optimiser would release a result that nobody uses inside the lock.
        withExtendedLifetime(result) {}
        return result.value
    }
}

/// Carries a value past the compiler's check where the code around it keeps the promise.
@usableFromInline
package struct Unchecked<Value>: @unchecked Sendable {  // the holder orders every access
    @usableFromInline package var value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
    }
}
