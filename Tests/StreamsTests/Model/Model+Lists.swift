import Marbles

extension ListOperator {
    /// What the operator makes of a list; every output happens when the input does that makes it.
    func model(_ input: [Happening], _ n: Int) -> [Happening] {
        var state = State(n: n)
        var output: [Happening] = []
        for happening in input {
            let events: [MarbleEvent<Int, Bad>] =
                switch happening.event {
                case .next(let x): next(x, &state)
                case .completed: completed(state) + [.completed]
                case .failed: self == .catchAndReturn ? [.next(n), .completed] : [.failed(Bad())]
                }
            output += events.map { Happening(happening.at, $0) }
            if output.contains(where: { $0.event.isEnd }) { break }
        }
        return output
    }

    struct State {
        let n: Int
        var seen: [Int] = []
    }

    private func next(_ x: Int, _ state: inout State) -> [MarbleEvent<Int, Bad>] {
        let (n, before) = (state.n, state.seen)
        state.seen.append(x)
        let all = state.seen
        switch self {
        case .map: return [.next(x &* 2)]
        case .filter: return x % 2 == 0 ? [.next(x)] : []
        case .compactMap: return x > n ? [.next(x &+ 1)] : []
        case .scan: return [.next(all.reduce(n, &+))]
        case .pairwise: return before.last.map { [.next($0 &* 10 &+ x)] } ?? []
        case .enumerated: return [.next(before.count &* 100 &+ x)]
        case .distinct: return before.contains(x) ? [] : [.next(x)]
        case .distinctUntilChanged: return before.last == x ? [] : [.next(x)]
        case .take: return all.count < n ? [.next(x)] : [.next(x), .completed]
        case .takeWhile: return x > n ? [.next(x)] : [.completed]
        case .takeWhileInclusive: return x > n ? [.next(x)] : [.next(x), .completed]
        case .skip: return before.count < n ? [] : [.next(x)]
        case .skipWhile: return all.allSatisfy { $0 > n } ? [] : [.next(x)]
        case .elementAt: return before.count < n ? [] : [.next(x), .completed]
        case .first: return [.next(x), .completed]
        case .single: return before.isEmpty ? [] : [.completed]
        case .failingMap: return x == n ? [.failed(Bad())] : [.next(x)]
        case .joined: return [.next(x), .next(n)]
        case .reduce, .toArray, .takeLast, .last, .ignoreElements: return []
        default: return [.next(x)]
        }
    }

    private func completed(_ state: State) -> [MarbleEvent<Int, Bad>] {
        switch self {
        case .reduce: [.next(state.seen.reduce(state.n, &+))]
        case .toArray: [.next(state.seen.reduce(0, &+))]
        case .takeLast: state.seen.suffix(state.n).map { .next($0) }
        case .last: state.seen.suffix(1).map { .next($0) }
        case .single: state.seen.count == 1 ? [.next(state.seen[0])] : []
        case .ifEmpty: state.seen.isEmpty ? [.next(state.n)] : []
        default: []
        }
    }
}
