extension Program {
    /// Programs with less in them, the boldest cuts first.
    var smaller: [Program] { children + changed + shrunkChildren }

    private var children: [Program] {
        switch self {
        case .cold, .sync, .timer: []
        case .list(_, _, let child), .timed(_, _, _, let child), .again(_, _, let child): [child]
        case .pair(_, let one, let other): [one, other]
        case .flat(_, let outer, let inners): [outer] + inners
        }
    }

    private var changed: [Program] {
        switch self {
        case .cold(let events):
            events.indices.map { index in .cold(events.enumerated().filter { $0.offset != index }.map(\.element)) }
        case .sync(let elements, let end): elements.isEmpty ? [] : [.sync(elements.dropLast(), end)]
        case .timer(let delay, let period): period == nil ? [] : [.timer(delay, period: nil)]
        case .list(let name, let number, let child): number > 0 ? [.list(name, number - 1, child)] : []
        case .timed(let name, let time, let count, let child): time > 0 ? [.timed(name, time - 1, count, child)] : []
        case .again(let name, let count, let child): count > 0 ? [.again(name, count - 1, child)] : []
        case .flat(let name, let outer, let inners): inners.count > 1 ? [.flat(name, outer, [inners[0]])] : []
        case .pair: []
        }
    }

    private var shrunkChildren: [Program] {
        switch self {
        case .cold, .sync, .timer: []
        case .list(let name, let number, let child): child.smaller.map { .list(name, number, $0) }
        case .timed(let name, let time, let count, let child): child.smaller.map { .timed(name, time, count, $0) }
        case .again(let name, let count, let child): child.smaller.map { .again(name, count, $0) }
        case .pair(let name, let one, let other):
            one.smaller.map { .pair(name, $0, other) } + other.smaller.map { .pair(name, one, $0) }
        case .flat(let name, let outer, let inners):
            outer.smaller.map { .flat(name, $0, inners) }
                + inners.indices.flatMap { index in
                    inners[index].smaller.map { smaller in
                        var inners = inners
                        inners[index] = smaller
                        return .flat(name, outer, inners)
                    }
                }
        }
    }
}
