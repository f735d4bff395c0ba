import Streams

/// Lines from anywhere, in order.
final class Trace: Sendable {
    private let state = Lock<[String]>([])

    var lines: [String] { state.withLock { $0 } }

    func note(_ line: String) { state.withLock { $0.append(line) } }

    /// Writes a line with its time in milliseconds before it.
    func note(_ line: String, at time: some Scheduler) {
        note("\(time.now.milliseconds) \(line)")
    }
}

extension Duration {
    var milliseconds: Int { Int(attoseconds / 1_000_000_000_000_000) }
}
