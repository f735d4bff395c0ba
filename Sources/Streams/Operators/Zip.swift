extension Source {
    /// Any number of sources, each with its own element type.
    @inlinable
    static func zip<each Input>(
        _ inputs: repeat Source<each Input, Failure>, confined: Bool,
        sending: @escaping (Zipper<Element, Failure>) -> () -> Void
    ) -> Source {
        var depth: UInt8 = 0
        for input in repeat each inputs { depth = max(depth, input.depth) }
        return .inSteps(above: depth) { sink, subscription in
            let zipper = Zipper(sink, subscription, PartsMemory((repeat each Input).self), confined: confined)
            let lanes = (repeat zipper.lane(for: each inputs))
            if zipper.missing == 0 { return [sink.complete] }
            for lane in repeat each lanes { zipper.lanes.append(lane) }
            let send = sending(zipper)
            var starts: [() -> Void] = []
            for (input, lane) in repeat (each inputs, each lanes) {
                starts.append { zipper.add(input, lane, send: send) }
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
            if inputs.isEmpty { return [sink.complete] }
            let memory = PartsMemory(Input.self, count: inputs.count)
            let zipper = Zipper(sink, subscription, memory, confined: confined)
            let lanes = inputs.map { zipper.lane(for: $0) }
            let send = {
                let first = [Input](unsafeUninitializedCapacity: lanes.count) { buffer, count in
                    buffer.baseAddress.unsafelyUnwrapped.moveInitialize(
                        from: memory.whole(Input.self), count: lanes.count)
                    count = lanes.count
                }
                for lane in lanes { zipper.advance(lane) }
                zipper.send(first)
            }
            return Swift.zip(inputs, lanes).map { input, lane in { zipper.add(input, lane, send: send) } }
        }
    }
}

/// How much of one stream waits for the others.
@usableFromInline
class ZipLane {
    // Changed in the drain only.
    @exclusivity(unchecked) @usableFromInline final var count = 0
    @exclusivity(unchecked) @usableFromInline final var hasEnded = false

    @inlinable
    init() {}

    /// Moves the next element to the place of the first.
    @inlinable
    func refill() {}
}

/// What one stream has sent and waits for the others: the first element in its place among theirs, the others behind it.
@usableFromInline
final class ZipQueue<Element>: ZipLane {
    @usableFromInline let first: UnsafeMutablePointer<Element>
    @usableFromInline let memory: PartsMemory
    @exclusivity(unchecked) @usableFromInline final var others = Queue<Element>()

    @inlinable
    init(in memory: PartsMemory) {
        self.memory = memory
        first = memory.nextPlace()
    }

    deinit {
        if count > 0 { first.deinitialize(count: 1) }
    }

    /// - Returns: whether it is the first.
    @inlinable
    func keep(_ element: Element) -> Bool {
        count += 1
        if count > 1 {
            wait(element)
            return false
        }
        first.initialize(to: element)
        return true
    }

    @inlinable
    @inline(never)
    func wait(_ element: Element) {
        others.append(element)
    }

    @inlinable
    override func refill() {
        // Called only when something waits.
        first.initialize(to: others.popFirst().unsafelyUnwrapped)
    }
}

/// One subscription to several streams whose elements go out one of each at a time.
@usableFromInline
final class Zipper<Output, Failure: Error> {
    @usableFromInline let join: Join
    @usableFromInline let sink: Sink<Output, Failure>
    @usableFromInline let subscription: Subscription
    @usableFromInline let memory: PartsMemory
    /// Those of a parameter pack, for `sending`.
    @exclusivity(unchecked) @usableFromInline final var lanes: [ZipLane] = []
    // Changed while subscribing, before the first start, and then in the drain only.
    @exclusivity(unchecked) @usableFromInline final var missing = 0
    @exclusivity(unchecked) @usableFromInline final var isOver = false

    @inlinable
    init(
        _ sink: Sink<Output, Failure>, _ subscription: Subscription, _ memory: PartsMemory, confined: Bool
    ) {
        self.sink = sink
        self.subscription = subscription
        self.memory = memory
        join = Join(confined: confined)
    }

    /// A lane for the next stream.
    @inlinable
    func lane<Input>(for input: Source<Input, Failure>) -> ZipQueue<Input> {
        missing += 1
        return ZipQueue(in: memory)
    }

    /// - Parameter send: moves the first elements of all lanes out of the memory, calls `advance` for each, then `send`.
    @inlinable
    func add<Input>(_ input: Source<Input, Failure>, _ lane: ZipQueue<Input>, send: @escaping () -> Void) {
        if subscription.isDisposed { return }
        let upstream = subscription.child()
        input.run(
            Sink(
                next: { self.next($0, lane, send) },
                end: { completion in
                    upstream.dispose()
                    self.end(completion, lane)
                }),
            upstream)
    }

    // `join.run` without its frames, which each level of nesting would repeat.
    @inlinable
    func next<Input>(_ element: Input, _ lane: ZipQueue<Input>, _ send: @escaping () -> Void) {
        if join.drain.enter() {
            take(element, lane, send)
            join.drain.leave()
        } else {
            enqueue(element, lane, send)
        }
    }

    @inlinable
    @inline(never)
    func enqueue<Input>(_ element: Input, _ lane: ZipQueue<Input>, _ send: @escaping () -> Void) {
        join.drain.enqueue { self.take(element, lane, send) }
    }

    @inlinable
    @inline(__always)
    func take<Input>(_ element: Input, _ lane: ZipQueue<Input>, _ send: () -> Void) {
        if subscription.isDisposed { return }
        guard lane.keep(element) else { return }
        missing -= 1
        if missing == 0 { send() }
    }

    /// The first element of the lane is out of the memory: what waits behind it is the first now.
    @inlinable
    @inline(__always)
    func advance(_ lane: ZipLane) {
        lane.count -= 1
        if lane.count > 0 {
            lane.refill()
        } else {
            missing += 1
            if lane.hasEnded { isOver = true }
        }
    }

    @inlinable
    func send(_ output: Output) {
        sink.next(output)
        if isOver, !subscription.isDisposed { sink.complete() }
    }

    /// Sends what `combine` makes of the first elements.
    ///
    /// Not written where a parameter pack is in sight, which the compiler does not survive.
    @inlinable
    func sending<Whole>(_ combine: @escaping (Whole) -> Output) -> () -> Void {
        {
            let first = self.memory.whole(Whole.self).move()
            for lane in self.lanes { self.advance(lane) }
            self.send(combine(first))
        }
    }

    @usableFromInline
    func end(_ completion: Completion<Failure>, _ lane: ZipLane) {
        join.run { self.finish(completion, lane) }
    }

    /// No output is possible any more when a stream has ended and nothing of it waits.
    private func finish(_ completion: Completion<Failure>, _ lane: ZipLane) {
        lane.hasEnded = true
        if subscription.isDisposed { return }
        if case .completed = completion, lane.count > 0 { return }
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
        Observable(.zip(repeat (each inputs).source, confined: false) { $0.sending { $0 } })
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
            .zip(repeat (each inputs).source, confined: false) { zipper in
                zipper.sending { (all: (repeat each Input)) in combine(repeat each all) }
            })
    }
}

extension Driver {
    /// Sends the first elements of all streams together, then the second ones, and so on.
    @inlinable
    public static func zip<each Input>(
        _ inputs: repeat Driver<each Input>
    ) -> Driver where Element == (repeat each Input) {
        Driver(.zip(repeat (each inputs).source, confined: true) { $0.sending { $0 } })
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
            .zip(repeat (each inputs).source, confined: true) { zipper in
                zipper.sending { (all: (repeat each Input)) in combine(repeat each all) }
            })
    }
}

extension Signal {
    /// Sends the first elements of all streams together, then the second ones, and so on.
    @inlinable
    public static func zip<each Input>(
        _ inputs: repeat Signal<each Input>
    ) -> Signal where Element == (repeat each Input) {
        Signal(.zip(repeat (each inputs).source, confined: true) { $0.sending { $0 } })
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
            .zip(repeat (each inputs).source, confined: true) { zipper in
                zipper.sending { (all: (repeat each Input)) in combine(repeat each all) }
            })
    }
}
