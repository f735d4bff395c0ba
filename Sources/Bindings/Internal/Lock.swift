import Synchronization

/// A mutex that ThreadSanitizer understands: an acquiring load first and a releasing store last make its order visible.
final class Lock<State>: Sendable {
    private let mutex: Mutex<Unchecked>
    private let fence = Atomic<Int>(0)

    private struct Unchecked: @unchecked Sendable { var state: State }  // only the mutex reaches it

    init(_ state: State) {
        nonisolated(unsafe) let s = state
        mutex = Mutex(Unchecked(state: s))
    }

    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        nonisolated(unsafe) var result: Result?
        mutex.withLock {
            let count = fence.load(ordering: .acquiring)
            result = body(&$0.state)
            fence.store(count &+ 1, ordering: .releasing)
        }
        return result!
    }
}
