/// When something happens: a time and, among equal times, the place of what set it up.
///
/// Time runs by (time, sequence), so of two timers that are due together the one comes first that was set first, and
/// when one event set both, the model knows their order only if both were set by the same hand.
final class Moment {
    let time: Int
    private let cause: Moment?
    private let place: Place

    /// Who set it: one subscription as a whole, where things are set in the order of subscribing, or one operator.
    struct Place: Equatable {
        var owner = 0
        var node = 0
        var index = 0
    }

    /// The moment at which the program is subscribed to.
    init() {
        time = 0
        cause = nil
        place = Place()
    }

    private init(_ time: Int, _ cause: Moment, _ place: Place) {
        self.time = time
        self.cause = cause
        self.place = place
    }

    /// What is set up at this moment, to happen later.
    func later(_ delay: Int, _ place: Place) -> Moment { Moment(time + delay, self, place) }

    func comes(before other: Moment, _ world: World) -> Bool { order(other, world) < 0 }

    /// Negative when this comes first, 0 when it is the same moment.
    private func order(_ other: Moment, _ world: World) -> Int {
        if self === other { return 0 }
        if time != other.time { return time - other.time }
        guard let cause else { return -1 }
        guard let otherCause = other.cause else { return 1 }
        let order = cause.order(otherCause, world)
        if order != 0 { return order }
        if place.owner != other.place.owner {
            world.isInDoubt = true
            return -1
        }
        if place.node != other.place.node { return place.node - other.place.node }
        return place.index - other.place.index
    }
}

/// What the model counts while it works on one program.
final class World {
    static let end = 60

    /// Two events were compared whose order the model does not know.
    var isInDoubt = false
    /// There is too much to do.
    var isTooLarge: Bool { events > 2_000 }
    var events = 0
    private var owners = 0

    func newOwner() -> Moment.Place {
        owners += 1
        return Moment.Place(owner: owners)
    }
}

/// A subscription as a whole: what it sets up is set up in the order of asking.
final class Subscribing {
    private var place: Moment.Place

    init(_ world: World) {
        place = world.newOwner()
    }

    func newPlace() -> Moment.Place {
        place.node += 1
        return place
    }
}

/// Timers that one operator sets, one after the other.
struct Timers {
    private var place: Moment.Place

    init(_ world: World) {
        place = world.newOwner()
    }

    mutating func arm(_ moment: Moment, _ delay: Int) -> Moment {
        place.index += 1
        return moment.later(delay, place)
    }
}
