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
