import Marbles

/// An event of the model and when it happens.
struct Happening {
    let at: Moment
    let event: MarbleEvent<Int, Bad>

    init(_ at: Moment, _ event: MarbleEvent<Int, Bad>) {
        self.at = at
        self.event = event
    }
}

/// What a program does, worked out from lists: a stream is the list of its events, in order, up to the end of the world.
struct Model {
    let world: World

    /// All that the program does, if it is subscribed to now; `nil` if the model cannot tell.
    static func run(_ program: Program) -> [Recorded<Int, Bad>]? {
        let model = Model(world: World())
        let events = model.run(program, from: Moment(), Subscribing(model.world))
        if model.world.isInDoubt || model.world.isTooLarge { return nil }
        return events.filter { $0.at.time <= World.end }.map { Recorded($0.event, at: .milliseconds($0.at.time)) }
    }

    /// The events of a subscription that begins at `start`, up to the first end.
    func run(_ program: Program, from start: Moment, _ subscribing: Subscribing) -> [Happening] {
        if world.isTooLarge { return [] }
        var events = all(program, from: start, subscribing)
        if let end = events.firstIndex(where: { $0.event.isEnd }) { events.removeSubrange((end + 1)...) }
        world.events += events.count + 1
        return events
    }

    /// A subscription that begins later.
    func restart(_ program: Program, from start: Moment) -> [Happening] {
        run(program, from: start, Subscribing(world))
    }

    private func all(_ program: Program, from start: Moment, _ subscribing: Subscribing) -> [Happening] {
        switch program {
        case .cold(let events):
            var place = subscribing.newPlace()
            return events.map { event in
                place.index += 1
                return Happening(start.later(event.time, place), event.recorded.event)
            }
        case .sync(let elements, let end):
            return elements.map { Happening(start, .next($0)) } + end.event.map { Happening(start, $0) }
        case .timer(let delay, let period): return timer(start.later(delay, subscribing.newPlace()), period)
        case .list(.take, 0, _): return [Happening(start, .completed)]
        case .list(.startWith, let n, let child):
            return [n, n + 1].map { Happening(start, .next($0)) } + run(child, from: start, subscribing)
        case .list(.endWith, let n, let child):
            return run(child, from: start, subscribing).flatMap { happening -> [Happening] in
                guard case .completed = happening.event else { return [happening] }
                return [.next(n), .next(n + 1), .completed].map { Happening(happening.at, $0) }
            }
        case .list(let name, let n, let child):
            // The timer of the windows changes nothing that can be seen.
            return name.model(run(child, from: start, subscribing), n)
        case .timed(let name, let span, let count, let child):
            return timed(name, span, count, child, from: start, subscribing)
        case .pair(let name, let one, let other): return pair(name, one, other, from: start, subscribing)
        case .flat(let name, let outer, let inners):
            return flat(name, run(outer, from: start, subscribing)) { x, moment in
                restart(inners[abs(x) % inners.count], from: moment).map { happening in
                    if case .next(let y) = happening.event { Happening(happening.at, .next(y &+ x)) } else { happening }
                }
            }
        case .again(let name, let count, let child):
            return again(name, count, run(child, from: start, subscribing), child, from: start)
        }
    }

    private func timer(_ first: Moment, _ period: Int?) -> [Happening] {
        guard let period else { return [Happening(first, .next(0)), Happening(first, .completed)] }
        var timers = Timers(world)
        var ticks = [Happening(first, .next(0))]
        while let last = ticks.last?.at, last.time + period <= World.end {
            ticks.append(Happening(timers.arm(last, period), .next(ticks.count)))
        }
        return ticks
    }

    private func again(
        _ name: AgainOperator, _ count: Int, _ first: [Happening], _ child: Program, from start: Moment
    ) -> [Happening] {
        if name == .repeat, count < 1 { return [Happening(start, .completed)] }
        var events = first
        var left = count - 1
        while left > 0, !world.isTooLarge, let end = events.last, end.event.isEnd {
            guard (end.event == .completed) == (name == .repeat) else { break }
            events.removeLast()
            events += restart(child, from: end.at)
            left -= 1
        }
        return events
    }
}

extension Program.End {
    var event: [MarbleEvent<Int, Bad>] {
        switch self {
        case .open: []
        case .completed: [.completed]
        case .failed: [.failed(Bad())]
        }
    }
}
