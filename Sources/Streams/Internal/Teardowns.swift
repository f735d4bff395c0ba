/// What is disposed of part by part.
@usableFromInline
protocol Nest: AnyObject, Disposable {
    /// Marks the end and hands over what there is to undo; nothing when it has ended before.
    func takeParts() -> Teardowns
}

extension Nest {
    @usableFromInline
    func dispose() {
        takeParts().run()
    }
}

/// Where a place is given back by its number.
@usableFromInline
protocol Places: AnyObject, Sendable {
    func leave(_ number: Int)
}

/// One thing to undo when a subscription ends.
@usableFromInline
enum Teardown {
    case place(any Places, Int)
    case nest(any Nest)
    case seat(MainSeats, Int)
    case lastSeat(MainSeats, Int)
    // Boxed, so that the others stay small: copies of what fits every disposable took a fifth of a subscription's time.
    indirect case disposable(any Disposable)

    func undo() {
        if case .nest(let nest) = self { nest.dispose() } else { Teardowns(self).run() }
    }
}

/// What there is to undo, in the order in which it came.
@usableFromInline
struct Teardowns {
    // Most subscriptions have one, and one more in a bag: room for two saves an allocation.
    private var first: Teardown?
    private var second: Teardown?
    private var others: [Teardown] = []

    init() {}

    init(_ only: Teardown) {
        first = only
    }

    /// Those of several subscriptions, of which the first ends first.
    init(_ subscriptions: some BidirectionalCollection<Subscription?>) {
        if subscriptions.count > 2 { others.reserveCapacity(subscriptions.count - 2) }
        for subscription in subscriptions.reversed() {
            if let subscription { append(.nest(subscription)) }
        }
    }

    private var isEmpty: Bool { first == nil }

    mutating func append(_ teardown: consuming Teardown) {
        if first == nil {
            first = teardown
        } else if second == nil {
            second = teardown
        } else {
            others.append(teardown)
        }
    }

    mutating func append(_ later: consuming Teardowns) {
        if isEmpty {
            self = later
            return
        }
        if let first = later.first.take() { append(first) }
        if let second = later.second.take() { append(second) }
        for other in later.others { append(other) }
    }

    private mutating func popLast() -> Teardown? {
        if second == nil { return first.take() }
        return others.popLast() ?? second.take()
    }

    /// Undoes everything, latest first.
    ///
    /// Subscriptions inside of subscriptions take no stack.
    consuming func run() {
        while let last = popLast() {
            switch last {
            case .place(let places, let number):
                places.leave(number)
            case .nest(let nest):
                append(nest.takeParts())
            case .seat(let seats, let number):
                append(seats.leave(number))
            case .lastSeat(let seats, let number):
                seats.leaveLast(number)
            case .disposable(let disposable):
                disposable.dispose()
            }
        }
    }
}
