/// What is disposed of part by part.
@usableFromInline
protocol Nest: Disposable {
    /// Marks the end and hands over what there is to undo; nothing when it has ended before.
    func takeParts() -> Teardowns
}

extension Nest {
    @usableFromInline
    func dispose() {
        takeParts().run()
    }
}

/// What there is to undo when a subscription ends.
@usableFromInline
struct Teardowns {
    enum Teardown {
        case disposable(any Disposable)
        case nest(any Nest)
    }

    // Most subscriptions have one, and one more in a bag: room for two saves an allocation.
    private var first: Teardown?
    private var second: Teardown?
    private var others: [Teardown]

    init(_ subscriptions: [Subscription] = []) {
        others = subscriptions.reversed().map { .nest($0) }
    }

    private var isEmpty: Bool { first == nil && second == nil && others.isEmpty }

    mutating func append(_ teardown: Teardown) {
        if first == nil {
            first = teardown
        } else if second == nil {
            second = teardown
        } else {
            others.append(teardown)
        }
    }

    private mutating func popLast() -> Teardown? {
        others.popLast() ?? second.take() ?? first.take()
    }

    /// Undoes everything, latest first; subscriptions inside of subscriptions take no stack.
    consuming func run() {
        var inner = self
        var outer: [Teardowns] = []
        while true {
            guard let last = inner.popLast() else {
                guard let around = outer.popLast() else { return }
                inner = around
                continue
            }
            switch last {
            case .disposable(let disposable):
                disposable.dispose()
            case .nest(let nest):
                if !inner.isEmpty { outer.append(inner) }
                inner = nest.takeParts()
            }
        }
    }
}
