import Synchronization

/// Where virtual time stands.
final class VirtualHands: Sendable {
    private let time = Atomic(Duration.zero)

    var now: Duration { time.load(ordering: .acquiring) }

    /// Moves the hands; time never goes back.
    func move(to target: Duration) {
        var old = now
        while target > old {
            let move = time.compareExchange(expected: old, desired: target, ordering: .acquiringAndReleasing)
            if move.exchanged { return }
            old = move.original
        }
    }
}
