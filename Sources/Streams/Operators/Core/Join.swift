/// The drain of one subscription to several streams.
@usableFromInline
final class Join: Sendable {
    @usableFromInline let drain: Drain

    @inlinable
    init(confined: Bool) {
        drain = Drain(confined: confined)
    }

    /// Runs the event now, or after the one that is running.
    @inlinable
    @inline(__always)
    func run(_ event: @autoclosure () -> () -> Void) {
        drain.run(event())
    }
}
