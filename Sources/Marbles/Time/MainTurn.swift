import Streams

/// Waiting until the main actor has done what it has to do.
enum MainTurn {
    /// How many hops from main actor to main actor in a row one turn waits for.
    ///
    /// Nothing tells whether the main queue is empty. But it is first in, first out, so a block that puts itself at its
    /// end so many times lets just as many hops of anyone else pass.
    private static let depth = 32

    /// Returns when the main actor is at rest, or as soon as `isOver` says so.
    @MainActor
    static func pass(until isOver: @escaping @Sendable () -> Bool) async {
        await withCheckedContinuation { continuation in
            wait(depth, isOver) { continuation.resume() }
        }
    }

    private static func wait(
        _ depth: Int, _ isOver: @escaping @Sendable () -> Bool, then done: @escaping @Sendable () -> Void
    ) {
        MainScheduler.main.schedule {
            if depth == 1 || isOver() { done() } else { wait(depth - 1, isOver, then: done) }
        }
    }
}
