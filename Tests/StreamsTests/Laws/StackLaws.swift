import Marbles
import Testing

@testable import Streams

/// Contract 7: the stack does not grow with the number of events, nor with the length of a chain that is released.
@MainActor
@Suite(.serialized) struct StackLaws {
    nonisolated private static let operators = Catalogue.operators.filter {
        $0.world == .observable && !$0.traits.contains(.async)
    }

    // A closure that captures a stream is not the library's to release.
    nonisolated private static let hasClosureOfInput = [
        "static deferred(_:)", "static create(_:)", "static using(_:_:)",
    ]

    @Test(arguments: operators)
    func aHandlerMaySendTenThousandTimes(entry: Entry) async {
        let stage = Unchecked(Stage(entry, VirtualScheduler()))
        let (a, b, time, stream) = (stage.value.a, stage.value.b, stage.value.time, stage.value.stream)
        // Those that deliver on the main actor may be at it when the other thread disposes.
        let races = entry.name.hasPrefix("asDriver") || entry.name.hasPrefix("asSignal")
        let breaches = await onSmallStack {
            let left = Lock(10_000)
            let witness = Witness(on: time, races: races) { _, _ in
                let number = left.withLock { left in
                    left -= 1
                    return left
                }
                if number > 0 { a.send(number % 5) }
                // Inner streams that follow this one pile up.
                if number > 9_980 { b.send(number % 7) }
            }
            witness.subscribe(to: stream)
            a.send(1)
            b.send(2)
            a.send(3)
            time.advance(by: .milliseconds(5))
            witness.subscription.dispose()
            return witness.breaches
        }
        #expect(breaches == [])
    }

    @Test(arguments: operators.filter { !hasClosureOfInput.contains($0.name) })
    func aLongChainIsReleased(entry: Entry) async {
        let time = VirtualScheduler()
        var stream = Observable<Int, Bad>.never()
        for _ in 0..<20_000 { stream = entry.build(Inputs(stream, .never(), time)) }
        let chain = Lock<Observable<Int, Bad>?>(stream)
        stream = .never()
        await onSmallStack {
            let last = chain.withLock { $0.take() }
            withExtendedLifetime(last) {}
        }
    }

    @Test(arguments: operators, [1, 3])
    func fiveHundredOperatorsFit(entry: Entry, stopAt last: Int) async {
        await fits(entry, stopAt: last) { stream, time in Inputs(stream, .just(3), time) }
    }

    @Test(arguments: operators, [1, 3])
    func fiveHundredFitInTheSecondPlace(entry: Entry, stopAt last: Int) async {
        await fits(entry, stopAt: last) { stream, time in Inputs(.just(3), stream, time) }
    }

    private func fits(
        _ entry: Entry, stopAt last: Int, _ inputs: (Observable<Int, Bad>, VirtualScheduler) -> Inputs
    ) async {
        let time = VirtualScheduler()
        var stream = Observable<Int, Bad>.of(1, 2)
        for _ in 0..<(entry.traits.contains(.several) ? 250 : 500) { stream = entry.build(inputs(stream, time)) }
        let breaches = await onSmallStack { [stream] in
            // An operator that doubles its input must not double it five hundred times.
            let witness = Witness(on: time) { witness, count in if count == last { witness.subscription.dispose() } }
            witness.subscribe(to: stream)
            time.advance(by: .milliseconds(5))
            witness.subscription.dispose()
            return witness.breaches
        }
        #expect(breaches == [])
    }
}
