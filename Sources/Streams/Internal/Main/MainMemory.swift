/// What a `MainBroadcast` remembers.
///
/// A class over the whole content: what is freed runs unspecialised, and would look up the type of an optional of its
/// parameter. That took a tenth off subscribing and disposing.
@usableFromInline
class MainMemory<Content: ExpressibleByNilLiteral>: MainSeats, @unchecked Sendable {  // as `MainSeats`
    @exclusivity(unchecked) @usableFromInline final var latest: Content

    @inlinable
    init(_ latest: Content, upstream: Subscription?) {
        self.latest = latest
        super.init(upstream: upstream)
    }

    @inlinable
    deinit {}

    final override func forget() { replace(with: nil) }

    @inlinable
    @inline(__always)
    final func replace(with new: Content) {
        var old = new
        swap(&old, &latest)
        // Not before the new one is in: releasing the old one may run code of the user's, which may send. Without this the
        // optimiser does it the other way round.
        withExtendedLifetime(old) {}
    }
}
