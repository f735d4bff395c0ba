import Marbles

extension Model {
    /// Streams of streams: each element of the outer list begins an inner list, when the policy lets it.
    func flat(
        _ name: FlatOperator, _ outer: [Happening], _ inner: (Int, Moment) -> [Happening]
    ) -> [Happening] {
        var runs: [[Happening]] = []
        var outerEnd: Happening?
        var isFailed = false
        // When each place is free again; never, if nil.
        var places: [Moment?] = Array(repeating: Moment(), count: name == .concat ? 1 : 2)
        for happening in outer {
            guard case .next(let x) = happening.event else {
                outerEnd = happening
                break
            }
            switch name {
            case .merge: runs.append(inner(x, happening.at))
            case .latest:
                if let last = runs.popLast() { runs.append(last.filter { !happening.at.comes(before: $0.at, world) }) }
                if let last = runs.last, failed(last) != nil { isFailed = true }
                runs.append(inner(x, happening.at))
            case .first:
                if let last = runs.last, !isOver(last, by: happening.at) { continue }
                runs.append(inner(x, happening.at))
            case .concat, .mergeTwo:
                guard let place = firstFree(places), let free = places[place] else { continue }
                let start = free.comes(before: happening.at, world) ? happening.at : free
                let events = inner(x, start)
                places[place] = events.last.flatMap { $0.event.isEnd ? $0.at : nil }
                runs.append(events)
            }
            if isFailed || world.isTooLarge { break }
        }
        return together(
            name, runs, outerEnd, isWaiting: (name == .concat || name == .mergeTwo) && places.contains { $0 == nil })
    }

    private func together(
        _ name: FlatOperator, _ runs: [[Happening]], _ outerEnd: Happening?, isWaiting: Bool
    ) -> [Happening] {
        var events: [Happening] = []
        for run in runs { events = merged(events, run.filter { $0.event != .completed }) }
        if let end = outerEnd, case .failed = end.event { return merged(events, [end]) }
        guard let outerEnd else { return events }
        var last = outerEnd.at
        let counted = name == .latest ? runs.suffix(1) : runs[...]
        for run in counted {
            guard let end = run.last, end.event.isEnd else { return events }
            if last.comes(before: end.at, world) { last = end.at }
        }
        return isWaiting ? events : merged(events, [Happening(last, .completed)])
    }

    /// Both in the order of time; what happens at the same moment stays in the order of the lists.
    private func merged(_ first: [Happening], _ second: [Happening]) -> [Happening] {
        var result: [Happening] = []
        var rest = second[...]
        for happening in first {
            while let next = rest.first, next.at.comes(before: happening.at, world) {
                result.append(next)
                rest.removeFirst()
            }
            result.append(happening)
        }
        return result + rest
    }

    private func failed(_ events: [Happening]) -> Happening? {
        events.last.flatMap { if case .failed = $0.event { $0 } else { nil } }
    }

    private func isOver(_ events: [Happening], by moment: Moment) -> Bool {
        guard let end = events.last, end.event.isEnd else { return false }
        return !moment.comes(before: end.at, world)
    }

    private func firstFree(_ places: [Moment?]) -> Int? {
        places.indices.filter { places[$0] != nil }.min { one, other in
            guard let a = places[one], let b = places[other] else { return false }
            return a.comes(before: b, world)
        }
    }
}
