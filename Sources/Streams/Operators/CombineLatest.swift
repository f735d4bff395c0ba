extension Source {
    /// Any number of sources, each with its own element type.
    @inlinable
    static func combineLatest<each Input>(
        _ inputs: repeat Source<each Input, Failure>, confined: Bool,
        sending: @escaping (Combination<Element, Failure>, PartsMemory) -> () -> Void
    ) -> Source {
        var depth: UInt8 = 0
        for input in repeat each inputs { depth = max(depth, input.depth) }
        return .inSteps(above: depth) { sink, subscription in
            let combination = Combination(sink, subscription, confined: confined)
            let memory = PartsMemory((repeat each Input).self)
            let parts = (repeat (each inputs).part(of: memory))
            let send = sending(combination, memory)
            for part in repeat each parts { combination.parts.append(part) }
            combination.missing = combination.parts.count
            combination.running = combination.parts.count
            if combination.missing == 0 { return [send, sink.complete] }
            var starts: [() -> Void] = []
            for (input, part) in repeat (each inputs, each parts) {
                starts.append { combination.add(input, part, send: send) }
            }
            return starts
        }
    }

    @inlinable
    func part(of memory: PartsMemory) -> Part<Element> { memory.nextPart() }

    /// Any number of sources of one type.
    @inlinable
    static func combineLatest<Input>(
        _ inputs: [Source<Input, Failure>], confined: Bool
    ) -> Source where Element == [Input] {
        .inSteps(above: inputs.depth()) { sink, subscription in
            let combination = Combination(sink, subscription, confined: confined)
            if inputs.isEmpty { return [{ sink.next([]) }, sink.complete] }
            let memory = PartsMemory(Input.self, count: inputs.count)
            let parts = inputs.map { $0.part(of: memory) }
            // Changed in place, so that an event costs the same however many there are, unless somebody keeps the array.
            let latest = Cell<[Input]>([])
            combination.missing = inputs.count
            combination.running = inputs.count
            return inputs.enumerated().map { index, input in
                let send = {
                    if latest.value.isEmpty {
                        latest.value = parts.map { $0.place.pointee }
                    } else {
                        latest.value[index] = parts[index].place.pointee
                    }
                    sink.next(latest.value)
                }
                return { combination.add(input, parts[index], send: send) }
            }
        }
    }
}

extension Observable {
    /// Sends the latest elements of all streams together, whenever one of them sends.
    ///
    ///     a---b-----|
    ///     --1---2-|
    ///     combineLatest
    ///     --x-y-z---|   x = (a, 1)   y = (b, 1)   z = (b, 2)
    ///
    /// Nothing is sent before each stream has sent. It completes when all streams have, and as soon as one completes
    /// without having sent anything.
    @inlinable
    public static func combineLatest<each Input: Sendable>(
        _ inputs: repeat Observable<each Input, Failure>
    ) -> Observable where Element == (repeat each Input) {
        Observable(.combineLatest(repeat (each inputs).source, confined: false) { $0.sending($1) })
    }

    /// Sends the latest elements of all streams together, whenever one of them sends; `[]` when there are no streams.
    ///
    ///     a---b-----|
    ///     --c---d-|
    ///     combineLatest
    ///     --x-y-z---|   x = [a, c]   y = [b, c]   z = [b, d]
    @inlinable
    public static func combineLatest<Input: Sendable>(
        _ inputs: [Observable<Input, Failure>]
    ) -> Observable where Element == [Input] {
        Observable(.combineLatest(inputs.map(\.source), confined: false))
    }

    /// Sends what `combine` makes of the latest elements of all streams, whenever one of them sends.
    ///
    ///     a---b-----|
    ///     --1---2-|
    ///     combineLatest { $0 + $1 }
    ///     --x-y-z---|   x = a1   y = b1   z = b2
    @inlinable
    public static func combineLatest<each Input: Sendable>(
        _ inputs: repeat Observable<each Input, Failure>,
        resultSelector combine: @escaping @Sendable (repeat each Input) -> Element
    ) -> Observable {
        Observable(
            .combineLatest(repeat (each inputs).source, confined: false) { combination, memory in
                combination.sending(memory) { (all: (repeat each Input)) in combine(repeat each all) }
            })
    }
}

extension Driver {
    /// Sends the latest elements of all streams together, whenever one of them sends.
    @inlinable
    public static func combineLatest<each Input>(
        _ inputs: repeat Driver<each Input>
    ) -> Driver where Element == (repeat each Input) {
        Driver(.combineLatest(repeat (each inputs).source, confined: true) { $0.sending($1) })
    }

    /// Sends the latest elements of all streams together, whenever one of them sends; `[]` when there are no streams.
    @inlinable
    public static func combineLatest<Input>(_ inputs: [Driver<Input>]) -> Driver where Element == [Input] {
        Driver(Source.combineLatest(inputs.map(\.source), confined: true))
    }

    /// Sends what `combine` makes of the latest elements of all streams, whenever one of them sends.
    @inlinable
    public static func combineLatest<each Input>(
        _ inputs: repeat Driver<each Input>,
        resultSelector combine: @escaping @MainActor (repeat each Input) -> Element
    ) -> Driver {
        Driver(
            .combineLatest(repeat (each inputs).source, confined: true) { combination, memory in
                combination.sending(memory) { (all: (repeat each Input)) in combine(repeat each all) }
            })
    }
}

extension Signal {
    /// Sends the latest elements of all streams together, whenever one of them sends.
    @inlinable
    public static func combineLatest<each Input>(
        _ inputs: repeat Signal<each Input>
    ) -> Signal where Element == (repeat each Input) {
        Signal(.combineLatest(repeat (each inputs).source, confined: true) { $0.sending($1) })
    }

    /// Sends the latest elements of all streams together, whenever one of them sends; `[]` when there are no streams.
    @inlinable
    public static func combineLatest<Input>(_ inputs: [Signal<Input>]) -> Signal where Element == [Input] {
        Signal(Source.combineLatest(inputs.map(\.source), confined: true))
    }

    /// Sends what `combine` makes of the latest elements of all streams, whenever one of them sends.
    @inlinable
    public static func combineLatest<each Input>(
        _ inputs: repeat Signal<each Input>,
        resultSelector combine: @escaping @MainActor (repeat each Input) -> Element
    ) -> Signal {
        Signal(
            .combineLatest(repeat (each inputs).source, confined: true) { combination, memory in
                combination.sending(memory) { (all: (repeat each Input)) in combine(repeat each all) }
            })
    }
}
