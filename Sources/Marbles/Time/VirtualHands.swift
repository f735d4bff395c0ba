import Streams

/// Where virtual time stands.
final class VirtualHands: Sendable {
    private let time = Lock(Duration.zero)

    var now: Duration { time.withLock { $0 } }

    /// Moves the hands; time never goes back.
    func move(to target: Duration) {
        time.withLock { $0 = max($0, target) }
    }
}
