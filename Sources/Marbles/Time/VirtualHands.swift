import Streams
import Synchronization

/// Where virtual time stands.
final class VirtualHands: Sendable {
    private let time = Lock(Duration.zero)
    // The same in nanoseconds, if it is a whole number of them, else -1: events ask each time, and to load a `Duration`
    // at once is as slow as to lock.
    private let nanoseconds = Atomic<Int64>(0)

    var now: Duration {
        let whole = nanoseconds.load(ordering: .acquiring)
        return whole < 0 ? time.withLock { $0 } : .nanoseconds(whole)
    }

    /// Moves the hands; time never goes back.
    func move(to target: Duration) {
        time.withLock { time in
            guard target > time else { return }
            time = target
            let (whole, rest) = target.attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
            nanoseconds.store(rest == 0 ? Int64(exactly: whole) ?? -1 : -1, ordering: .releasing)
        }
    }
}
