import Marbles
import Streams

/// One run of an operator: its inputs, its time, and whoever listens.
@MainActor
final class Stage {
    let time: VirtualScheduler
    let a = Probe()
    let b = Probe()
    let stream: Observable<Int, Bad>
    private let races: Bool

    /// With inputs that are sent by hand.
    init(_ entry: Entry, _ time: VirtualScheduler, hook: @escaping @Sendable () -> Void = {}) {
        self.time = time
        races = entry.traits.contains(.async)
        stream = entry.build(Inputs(a.hand, b.hand, time, hook: hook))
    }

    /// With inputs that play by themselves.
    init(
        _ entry: Entry, _ time: VirtualScheduler, playing first: Observable<Int, Bad>,
        and second: Observable<Int, Bad> = .never(), times: Int = 3
    ) {
        self.time = time
        races = entry.traits.contains(.async)
        stream = entry.build(Inputs(a.play(first, times: times), b.play(second, times: times), time))
    }

    func witness(onNext: @escaping @Sendable (Witness, Int) -> Void = { _, _ in }) -> Witness {
        let witness = Witness(on: time, races: races, onNext: onNext)
        witness.subscribe(to: stream)
        return witness
    }

    func pass(_ milliseconds: Int) {
        time.advance(by: .milliseconds(milliseconds))
    }

    /// How many subscriptions of the inputs are open.
    var live: Int { a.live + b.live }

    /// What is left of a subscription that is over.
    func remains(of witness: Witness, _ entry: Entry) -> [String] {
        var remains: [String] = []
        if live > 0 { remains.append("\(live) open subscriptions of inputs") }
        if !entry.traits.contains(.hops), let due = time.timers.nextDeadline { remains.append("a timer for \(due)") }
        // A task that has been cancelled lets go when it ends.
        if !entry.traits.contains(.async), !witness.isForgotten { remains.append("the handlers") }
        return remains
    }
}
