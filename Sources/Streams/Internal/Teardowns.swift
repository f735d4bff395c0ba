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
    // Boxed, so that the others stay small: copies of what fits every disposable took a fifth of a subscription's time.
    indirect case disposable(any Disposable)
}

/// What there is to undo, in the order in which it came.
@usableFromInline
struct Teardowns {
    // Most subscriptions have one, and one more in a bag: room for two saves an allocation.
    private var first: Teardown?
    private var second: Teardown?
    private var others: [Teardown] = []

    init() {}

    /// Those of several subscriptions, of which the first ends first.
    init(_ subscriptions: [Subscription]) {
        others.reserveCapacity(subscriptions.count)
        for subscription in subscriptions.reversed() { append(.nest(subscription)) }
    }

    private var isEmpty: Bool { first == nil }

    mutating func append(_ teardown: Teardown) {
        if first == nil {
            first = teardown
        } else if second == nil {
            second = teardown
        } else {
            others.append(teardown)
        }
    }

    mutating func append(_ later: Teardowns) {
        if let first = later.first { append(first) }
        if let second = later.second { append(second) }
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
        var outer: [Teardowns] = []
        while true {
            guard let last = popLast() else {
                guard let around = outer.popLast() else { return }
                self = around
                continue
            }
            switch last {
            case .place(let places, let number):
                places.leave(number)
            case .nest(let nest):
                if !isEmpty { outer.append(self) }
                self = nest.takeParts()
            case .seat(let seats, let number):
                let parts = seats.leave(number)
                if parts.isEmpty { continue }
                if !isEmpty { outer.append(self) }
                self = parts
            case .disposable(let disposable):
                disposable.dispose()
            }
        }
    }
}
