import Marbles

extension Model {
    func timed(
        _ name: TimedOperator, _ span: Int, _ count: Int, _ child: Program, from start: Moment,
        _ subscribing: Subscribing
    ) -> [Happening] {
        switch name {
        case .debounce: return debounce(run(child, from: start, subscribing), span)
        case .throttle: return throttle(run(child, from: start, subscribing), span, latest: true)
        case .throttleFirst: return throttle(run(child, from: start, subscribing), span, latest: false)
        case .delay: return delay(run(child, from: start, subscribing), span)
        case .delaySubscription: return restart(child, from: start.later(span, subscribing.newPlace()))
        case .takeFor: return pair(.takeUntil, child, .timer(span, period: nil), from: start, subscribing)
        case .skipFor: return pair(.skipUntil, child, .timer(span, period: nil), from: start, subscribing)
        case .timeout:
            return timeout(span, child, .sync([], .failed), from: start, subscribing)
        case .buffer:
            let first = start.later(span + 1, subscribing.newPlace())
            return buffer(run(child, from: start, subscribing), span + 1, count, first)
        }
    }

    /// An element goes out when it has been the last one for `span`, or when the input completes.
    private func debounce(_ input: [Happening], _ span: Int) -> [Happening] {
        var timers = Timers(world)
        var pending: Happening?
        var output: [Happening] = []
        for happening in input {
            if let due = pending, due.at.comes(before: happening.at, world) {
                output.append(due)
                pending = nil
            }
            switch happening.event {
            case .next: pending = Happening(timers.arm(happening.at, span), happening.event)
            case .completed:
                if let last = pending { output.append(Happening(happening.at, last.event)) }
                return output + [happening]
            case .failed: return output + [happening]
            }
        }
        return output + (pending.map { [$0] } ?? [])
    }

    /// The first element goes out at once, then one for each `span`: the last one in it, or none.
    private func throttle(_ input: [Happening], _ span: Int, latest: Bool) -> [Happening] {
        var timers = Timers(world)
        var opening: Moment?
        var pending: Happening?
        var output: [Happening] = []
        for happening in input {
            if let last = pending, let open = opening, open.comes(before: happening.at, world) {
                output.append(Happening(open, last.event))
                opening = timers.arm(open, span)
                pending = nil
            }
            switch happening.event {
            case .next:
                if let open = opening, happening.at.time < open.time {
                    if latest { pending = happening }
                } else {
                    output.append(happening)
                    opening = timers.arm(happening.at, span)
                    pending = nil
                }
            case .completed:
                guard let last = pending, let open = opening else { return output + [happening] }
                return output + [Happening(open, last.event), Happening(open, .completed)]
            case .failed: return output + [happening]
            }
        }
        if let last = pending, let open = opening { output.append(Happening(open, last.event)) }
        return output
    }

    /// Everything is late by `span`, but a failure, which overtakes.
    private func delay(_ input: [Happening], _ span: Int) -> [Happening] {
        var timers = Timers(world)
        var output: [Happening] = []
        for happening in input {
            if case .failed = happening.event {
                return output.filter { $0.at.comes(before: happening.at, world) } + [happening]
            }
            output.append(Happening(timers.arm(happening.at, span), happening.event))
        }
        return output
    }

    func timeout(
        _ span: Int, _ child: Program, _ other: Program, from start: Moment, _ subscribing: Subscribing
    ) -> [Happening] {
        var timers = Timers(world)
        var limit = start.later(span, subscribing.newPlace())
        var output: [Happening] = []
        for happening in run(child, from: start, subscribing) {
            if limit.comes(before: happening.at, world) { return output + restart(other, from: limit) }
            output.append(happening)
            if happening.event.isEnd { return output }
            limit = timers.arm(happening.at, span)
        }
        return output + restart(other, from: limit)
    }

    /// What has come goes out when it is `count`, and `span` after the last time.
    private func buffer(_ input: [Happening], _ span: Int, _ count: Int, _ first: Moment) -> [Happening] {
        var timers = Timers(world)
        var due = first
        var kept: [Int] = []
        var output: [Happening] = []
        func send(_ at: Moment) {
            output.append(Happening(at, .next(kept.reduce(0, &+) &+ 100 &* kept.count)))
            kept = []
            due = timers.arm(at, span)
        }
        for happening in input {
            while due.comes(before: happening.at, world) { send(due) }
            switch happening.event {
            case .next(let x):
                kept.append(x)
                if kept.count >= count { send(happening.at) }
            case .completed:
                if !kept.isEmpty { send(happening.at) }
                return output + [happening]
            case .failed: return output + [happening]
            }
        }
        while due.time <= World.end { send(due) }
        return output
    }
}
