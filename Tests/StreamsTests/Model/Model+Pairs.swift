import Marbles

extension Model {
    private enum Side {
        case one
        case other
    }

    func pair(
        _ name: PairOperator, _ one: Program, _ other: Program, from start: Moment, _ subscribing: Subscribing
    ) -> [Happening] {
        switch name {
        case .merge, .combineLatest, .zip, .sample:
            let first = run(one, from: start, subscribing)
            // Who has ended it all before the second was subscribed to keeps it from being subscribed to.
            if name != .sample, name != .merge, isOver(first, at: start, name) { return first.suffix(1) }
            if name == .merge, let end = first.last, end.at === start, end.event == .failed(Bad()) { return first }
            if name == .sample, isSampledAtOnce(first, at: start) { return first.suffix(1) }
            let input = joined(first, run(other, from: start, subscribing), firstSide: .one)
            switch name {
            case .merge: return merge(input)
            case .combineLatest: return combineLatest(input)
            case .zip: return zip(input)
            default: return sample(input)
            }
        case .withLatestFrom, .takeUntil, .skipUntil:
            let first = run(other, from: start, subscribing)
            if let end = first.last, end.at === start, end.event == .failed(Bad()), !opens(name, first) { return [end] }
            if name == .takeUntil, first.first.map({ $0.at === start && !$0.event.isEnd }) ?? false {
                return [Happening(start, .completed)]
            }
            let input = joined(first, run(one, from: start, subscribing), firstSide: .other)
            switch name {
            case .withLatestFrom: return withLatestFrom(input)
            case .takeUntil: return takeUntil(input)
            default: return skipUntil(input)
            }
        case .concat: return followed(run(one, from: start, subscribing), by: other) { $0 == .completed }
        case .catching: return followed(run(one, from: start, subscribing), by: other) { $0 == .failed(Bad()) }
        case .ifEmpty:
            let events = run(one, from: start, subscribing)
            return events.count == 1 ? followed(events, by: other) { $0 == .completed } : events
        case .amb:
            let first = run(one, from: start, subscribing)
            if first.first.map({ $0.at === start }) ?? false { return first }
            let second = run(other, from: start, subscribing)
            guard let a = first.first else { return second }
            guard let b = second.first else { return first }
            return b.at.comes(before: a.at, world) ? second : first
        case .timeout: return timeout(5, one, other, from: start, subscribing)
        }
    }

    /// Both lists in the order of time; of what happens at the same moment, the first list comes first.
    private func joined(
        _ first: [Happening], _ second: [Happening], firstSide: Side
    ) -> [(side: Side, happening: Happening)] {
        let secondSide: Side = firstSide == .one ? .other : .one
        var result: [(Side, Happening)] = []
        var rest = second[...]
        for happening in first {
            while let next = rest.first, next.at.comes(before: happening.at, world) {
                result.append((secondSide, next))
                rest.removeFirst()
            }
            result.append((firstSide, happening))
        }
        return result + rest.map { (secondSide, $0) }
    }

    private func followed(
        _ events: [Happening], by other: Program, when: (MarbleEvent<Int, Bad>) -> Bool
    ) -> [Happening] {
        guard let end = events.last, when(end.event) else { return events }
        return events.dropLast() + restart(other, from: end.at)
    }

    private func isOver(_ first: [Happening], at start: Moment, _ name: PairOperator) -> Bool {
        guard let end = first.last, end.at === start, end.event.isEnd else { return false }
        return end.event == .failed(Bad()) || first.count == 1
    }

    private func isSampledAtOnce(_ first: [Happening], at start: Moment) -> Bool {
        guard let end = first.last, end.at === start, end.event.isEnd else { return false }
        return end.event == .failed(Bad()) || first.count == 1
    }

    private func opens(_ name: PairOperator, _ events: [Happening]) -> Bool {
        name != .withLatestFrom && events.count > 1
    }

    private func merge(_ input: [(side: Side, happening: Happening)]) -> [Happening] {
        var open = 2
        return input.flatMap { _, happening -> [Happening] in
            guard case .completed = happening.event else { return [happening] }
            open -= 1
            return open == 0 ? [happening] : []
        }
    }

    private func combineLatest(_ input: [(side: Side, happening: Happening)]) -> [Happening] {
        var latest: [Side: Int] = [:]
        var open = 2
        return input.flatMap { side, happening -> [Happening] in
            switch happening.event {
            case .next(let x):
                latest[side] = x
                guard let one = latest[.one], let other = latest[.other] else { return [] }
                return [Happening(happening.at, .next(one &* 10 &+ other))]
            case .completed:
                open -= 1
                return open == 0 || latest[side] == nil ? [happening] : []
            case .failed: return [happening]
            }
        }
    }

    private func zip(_ input: [(side: Side, happening: Happening)]) -> [Happening] {
        var waiting: [Side: [Int]] = [.one: [], .other: []]
        var ended: Set<Side> = []
        return input.flatMap { side, happening -> [Happening] in
            switch happening.event {
            case .next(let x):
                waiting[side]?.append(x)
                guard let one = waiting[.one]?.first, let other = waiting[.other]?.first else { return [] }
                for side in [Side.one, .other] { waiting[side]?.removeFirst() }
                let output = Happening(happening.at, .next(one &* 10 &+ other))
                let isLast = ended.contains { waiting[$0] == [] }
                return isLast ? [output, Happening(happening.at, .completed)] : [output]
            case .completed:
                ended.insert(side)
                return waiting[side] == [] ? [happening] : []
            case .failed: return [happening]
            }
        }
    }

    private func withLatestFrom(_ input: [(side: Side, happening: Happening)]) -> [Happening] {
        var latest: Int?
        return input.flatMap { side, happening -> [Happening] in
            switch (side, happening.event) {
            case (.other, .next(let x)):
                latest = x
                return []
            case (.one, .next(let x)): return latest.map { [Happening(happening.at, .next(x &* 10 &+ $0))] } ?? []
            case (.other, .completed): return []
            default: return [happening]
            }
        }
    }

    private func takeUntil(_ input: [(side: Side, happening: Happening)]) -> [Happening] {
        input.flatMap { side, happening -> [Happening] in
            switch (side, happening.event) {
            case (.other, .next): [Happening(happening.at, .completed)]
            case (.other, .completed): []
            default: [happening]
            }
        }
    }

    private func skipUntil(_ input: [(side: Side, happening: Happening)]) -> [Happening] {
        var isOpen = false
        return input.flatMap { side, happening -> [Happening] in
            guard side == .other else { return isOpen || happening.event.isEnd ? [happening] : [] }
            if case .failed = happening.event, !isOpen { return [happening] }
            if case .next = happening.event { isOpen = true }
            return []
        }
    }

    private func sample(_ input: [(side: Side, happening: Happening)]) -> [Happening] {
        var pending: Int?
        var isLast = false
        return input.flatMap { side, happening -> [Happening] in
            var output: [Happening] = []
            switch (side, happening.event) {
            case (.one, .next(let x)): pending = x
            case (_, .failed): return [happening]
            case (.one, .completed):
                isLast = true
                return pending == nil ? [happening] : []
            case (.other, let event):
                if let x = pending { output.append(Happening(happening.at, .next(x))) }
                pending = nil
                if event.isEnd || isLast { output.append(Happening(happening.at, .completed)) }
            }
            return output
        }
    }
}
