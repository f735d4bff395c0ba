extension Source {
    /// Any number of sources, each with its own element type.
    @inlinable
    static func zip<each Input>(
        _ inputs: repeat Source<each Input, Failure>, confined: Bool,
        resultSelector combine: @escaping ((repeat each Input)) -> Element
    ) -> Source {
        var depth: UInt8 = 0
        for input in repeat each inputs { depth = max(depth, input.depth) }
        return .inSteps(above: depth) { sink, subscription in
            let zipper = Zipper(sink, subscription, confined: confined)
            let lanes = (repeat (each inputs).emptyLane())
            for _ in repeat each inputs { zipper.missing += 1 }
            if zipper.missing == 0 { return [sink.complete] }
            let output = zipper.output({ (repeat zipper.take(each lanes)) }, combine)
            var starts: [() -> Void] = []
            for (input, lane) in repeat (each inputs, each lanes) {
                starts.append { zipper.add(input, lane, output) }
            }
            return starts
        }
    }

    /// Any number of sources of one type.
    @inlinable
    static func zip<Input>(
        _ inputs: [Source<Input, Failure>], confined: Bool
    ) -> Source where Element == [Input] {
        .inSteps(above: inputs.depth()) { sink, subscription in
            let zipper = Zipper(sink, subscription, confined: confined)
            let lanes = inputs.map { $0.emptyLane() }
            zipper.missing = inputs.count
            if inputs.isEmpty { return [sink.complete] }
            return Swift.zip(inputs, lanes).map { input, lane in
                { zipper.add(input, lane) { lanes.map { zipper.take($0) } } }
            }
        }
    }

    @inlinable
    func emptyLane() -> ZipLane<Element> { ZipLane() }
}

/// What one stream has sent and waits for the others.
@usableFromInline
final class ZipLane<Element> {
    @exclusivity(unchecked) @usableFromInline final var waiting = Queue<Element>()
    @exclusivity(unchecked) @usableFromInline final var hasEnded = false

    @inlinable
    init() {}
}

/// One subscription to several streams whose elements go out one of each at a time.
@usableFromInline
final class Zipper<Output, Failure: Error> {
    @usableFromInline let join: Join
    @usableFromInline let sink: Sink<Output, Failure>
    @usableFromInline let subscription: Subscription
    // Changed in the drain only.
    @exclusivity(unchecked) @usableFromInline final var missing = 0
    @exclusivity(unchecked) @usableFromInline final var isOver = false

    @inlinable
    init(_ sink: Sink<Output, Failure>, _ subscription: Subscription, confined: Bool) {
        self.sink = sink
        self.subscription = subscription
        join = Join(confined: confined)
    }

    @inlinable
    func add<Input>(
        _ input: Source<Input, Failure>, _ lane: ZipLane<Input>, _ output: @escaping () -> Output
    ) {
        if subscription.isDisposed { return }
        let upstream = subscription.child()
        input.run(
            Sink(
                next: { self.next($0, lane, output) },
                end: { completion in
                    upstream.dispose()
                    self.end(completion, lane)
                }),
            upstream)
    }

    // `join.run` without its frames, which each level of nesting would repeat.
    @inlinable
    func next<Input>(_ element: Input, _ lane: ZipLane<Input>, _ output: @escaping () -> Output) {
        if join.drain.enter() {
            take(element, lane, output)
            join.drain.leave()
        } else {
            enqueue(element, lane, output)
        }
    }

    @inlinable
    @inline(never)
    func enqueue<Input>(_ element: Input, _ lane: ZipLane<Input>, _ output: @escaping () -> Output) {
        join.drain.enqueue { self.take(element, lane, output) }
    }

    @inlinable
    @inline(__always)
    func take<Input>(_ element: Input, _ lane: ZipLane<Input>, _ output: () -> Output) {
        if subscription.isDisposed { return }
        if lane.waiting.isEmpty { missing -= 1 }
        lane.waiting.append(element)
        guard missing == 0 else { return }
        sink.next(output())
        if isOver, !subscription.isDisposed { sink.complete() }
    }

    /// The first element that waits; notes whether there can be another.
    @inlinable
    func take<Input>(_ lane: ZipLane<Input>) -> Input {
        // Called only when no lane is empty.
        let element = lane.waiting.popFirst().unsafelyUnwrapped
        if lane.waiting.isEmpty {
            missing += 1
            if lane.hasEnded { isOver = true }
        }
        return element
    }

    /// What `combine` makes of the first elements that wait.
    ///
    /// Not written where a parameter pack is in sight, which the compiler does not survive.
    @inlinable
    func output<Whole>(_ first: @escaping () -> Whole, _ combine: @escaping (Whole) -> Output) -> () -> Output {
        { combine(first()) }
    }

    @inlinable
    func end<Input>(_ completion: Completion<Failure>, _ lane: ZipLane<Input>) {
        if join.drain.enter() {
            finish(completion, lane)
            join.drain.leave()
        } else {
            enqueue(completion, lane)
        }
    }

    @inlinable
    @inline(never)
    func enqueue<Input>(_ completion: Completion<Failure>, _ lane: ZipLane<Input>) {
        join.drain.enqueue { self.finish(completion, lane) }
    }

    /// No output is possible any more when a stream has ended and nothing of it waits.
    @inlinable
    func finish<Input>(_ completion: Completion<Failure>, _ lane: ZipLane<Input>) {
        lane.hasEnded = true
        if subscription.isDisposed { return }
        if case .completed = completion, !lane.waiting.isEmpty { return }
        sink.end(completion)
    }
}

extension Observable {
    /// Sends the first elements of all streams together, then the second ones, and so on.
    ///
    ///     a---b---c-|
    ///     -1-2------|
    ///     zip
    ///     -x--y-----|   x = (a, 1)   y = (b, 2)
    ///
    /// What comes early waits. It completes as soon as no further output is possible: when a stream has completed and all
    /// it has sent is used up. A stream that sends endlessly while it is subscribed to never lets the others begin:
    /// to number elements there is `enumerated()`.
    @inlinable
    public static func zip<each Input: Sendable>(
        _ inputs: repeat Observable<each Input, Failure>
    ) -> Observable where Element == (repeat each Input) {
        Observable(.zip(repeat (each inputs).source, confined: false) { $0 })
    }

    /// Sends the first elements of all streams together, and so on; completes at once when there are no streams.
    ///
    ///     a---b---|
    ///     -c-d----|
    ///     zip
    ///     -x--y---|   x = [a, c]   y = [b, d]
    @inlinable
    public static func zip<Input: Sendable>(
        _ inputs: [Observable<Input, Failure>]
    ) -> Observable where Element == [Input] {
        Observable(.zip(inputs.map(\.source), confined: false))
    }

    /// Sends what `combine` makes of the first elements of all streams, then of the second ones, and so on.
    ///
    ///     a---b---|
    ///     -1-2----|
    ///     zip { $0 + $1 }
    ///     -x--y---|   x = a1   y = b2
    @inlinable
    public static func zip<each Input: Sendable>(
        _ inputs: repeat Observable<each Input, Failure>,
        resultSelector combine: @escaping @Sendable (repeat each Input) -> Element
    ) -> Observable {
        Observable(
            .zip(repeat (each inputs).source, confined: false) { (all: (repeat each Input)) in
                combine(repeat each all)
            })
    }
}

extension Driver {
    /// Sends the first elements of all streams together, then the second ones, and so on.
    @inlinable
    public static func zip<each Input>(
        _ inputs: repeat Driver<each Input>
    ) -> Driver where Element == (repeat each Input) {
        Driver(.zip(repeat (each inputs).source, confined: true) { $0 })
    }

    /// Sends the first elements of all streams together, and so on; completes at once when there are no streams.
    @inlinable
    public static func zip<Input>(_ inputs: [Driver<Input>]) -> Driver where Element == [Input] {
        Driver(Source.zip(inputs.map(\.source), confined: true))
    }

    /// Sends what `combine` makes of the first elements of all streams, then of the second ones, and so on.
    @inlinable
    public static func zip<each Input>(
        _ inputs: repeat Driver<each Input>,
        resultSelector combine: @escaping @MainActor (repeat each Input) -> Element
    ) -> Driver {
        Driver(
            .zip(repeat (each inputs).source, confined: true) { (all: (repeat each Input)) in
                combine(repeat each all)
            })
    }
}

extension Signal {
    /// Sends the first elements of all streams together, then the second ones, and so on.
    @inlinable
    public static func zip<each Input>(
        _ inputs: repeat Signal<each Input>
    ) -> Signal where Element == (repeat each Input) {
        Signal(.zip(repeat (each inputs).source, confined: true) { $0 })
    }

    /// Sends the first elements of all streams together, and so on; completes at once when there are no streams.
    @inlinable
    public static func zip<Input>(_ inputs: [Signal<Input>]) -> Signal where Element == [Input] {
        Signal(Source.zip(inputs.map(\.source), confined: true))
    }

    /// Sends what `combine` makes of the first elements of all streams, then of the second ones, and so on.
    @inlinable
    public static func zip<each Input>(
        _ inputs: repeat Signal<each Input>,
        resultSelector combine: @escaping @MainActor (repeat each Input) -> Element
    ) -> Signal {
        Signal(
            .zip(repeat (each inputs).source, confined: true) { (all: (repeat each Input)) in
                combine(repeat each all)
            })
    }
}
