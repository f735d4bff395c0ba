/// The seats of a broadcast, and the drain that orders what happens to them.
///
/// It does not know what sits there, because a generic `dispose` would run unspecialised: subscribing and disposing took
/// a quarter longer.
@usableFromInline
final class Seats: Places, @unchecked Sendable {  // `drain` orders every access
    @usableFromInline let drain: Drain
    @exclusivity(unchecked) @usableFromInline final var list = SeatList()

    @usableFromInline
    init(remembers: Bool) {
        drain = Drain(entersLocked: remembers)
    }

    deinit {
        SeatList.release(list.removeAll())
        list.deallocate()
    }

    /// Gives up one place.
    @usableFromInline
    func leave(_ number: Int) {
        drain.run { SeatList.release(self.list.remove(number)) }
    }

    /// Gives up all places: nobody is left who could send.
    @usableFromInline
    func close() {
        drain.run { SeatList.release(self.list.removeAll()) }
    }

    @usableFromInline
    func append(_ seat: UnsafeMutableRawPointer, _ number: Int) {
        list.append(seat, number)
    }

    @usableFromInline
    func removeAll() -> [UnsafeMutableRawPointer] { list.removeAll() }
}
