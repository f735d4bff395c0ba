import Marbles
import Testing

@testable import Streams

/// Contract 3: what a handler sends comes after what it is being handed, as if it had been sent a moment later.
@MainActor
@Suite struct ReentrancyLaws {
    enum Deed: CaseIterable, Sendable {
        case sendA
        case sendB
        case completeA
        case sendAndCompleteA
        case failA
        case completeB
    }

    private static let fansOut: [Windows] = [.flatMap, .flatMapTwo, .flatMapShared, .flatMapTwoShared, .flatMapOnce]

    @Test(arguments: Catalogue.operators.filter { $0.traits.isDisjoint(with: [.async, .hops]) }, Deed.allCases)
    func aDeedInsideAHandlerIsAsOneAfterIt(entry: Entry, deed: Deed) {
        for number in 1...6 {
            let inside = run(entry, deed, number, isInside: true)
            let after = run(entry, deed, number, isInside: false)
            // What reaches several subscriptions of `b` is several events: what is sent in the first may be in time for the next.
            if number == 1 || !Self.fansOut.contains(entry.windows) {
                #expect(inside.events == after.events, "at element \(number)")
            }
            #expect(inside.breaches == [], "at element \(number)")
            #expect(after.breaches == [], "at element \(number)")
        }
    }

    @Test(arguments: Catalogue.operators.filter { !$0.traits.contains(.async) }, [1, 2, 3, 4])
    func subscribingInsideAHandler(entry: Entry, ofElement number: Int) {
        withVirtualTime { time in
            let stage = Stage(entry, time)
            let second = Witness(on: time)
            let stream = stage.stream
            let first = stage.witness { _, count in if count == number { second.subscribe(to: stream) } }
            for element in 1...4 {
                stage.a.send(element)
                stage.b.send(element)
                stage.pass(1)
                stage.a.send(element + 1)
                stage.pass(9)
            }
            stage.a.end(.completed)
            stage.b.end(.completed)
            stage.pass(100)
            first.subscription.dispose()
            second.subscription.dispose()
            #expect(first.breaches + second.breaches == [])
            #expect(stage.remains(of: first, entry) + stage.remains(of: second, entry) == [])
        }
    }

    /// - Parameter number: the element in whose handler the deed is done, or after which.
    private func run(
        _ entry: Entry, _ deed: Deed, _ number: Int, isInside: Bool
    ) -> (events: [String], breaches: [String]) {
        withVirtualTime { time in
            let stage = Stage(entry, time)
            let (a, b) = (stage.a, stage.b)
            // Nothing is done on what comes while subscribing: the inputs are not there yet.
            let left = Lock<Int?>(nil)
            let act: @Sendable (Int) -> Void = { count in
                let acts = left.withLock { left in
                    guard let last = left, last <= count else { return false }
                    left = nil
                    return true
                }
                if acts { deed.happen(a, b) }
            }
            let witness = stage.witness { _, count in if isInside { act(count) } }
            let first = witness.events.count
            left.withLock { $0 = first + number }
            func step(_ work: () -> Void) {
                work()
                if !isInside { act(witness.events.count { $0.first != "|" && $0.first != "#" }) }
            }
            for round in 0..<3 {
                step { a.send(round + 1) }
                step { b.send(round + 4) }
                step { stage.pass(1) }
                // Comes too early for a throttle.
                step { a.send(round + 2) }
                for _ in 0..<9 { step { stage.pass(1) } }
            }
            step { b.end(.completed) }
            step { a.end(.completed) }
            for _ in 0..<20 { step { stage.pass(1) } }
            witness.subscription.dispose()
            return (witness.events, witness.breaches)
        }
    }
}

extension ReentrancyLaws.Deed {
    func happen(_ a: Probe, _ b: Probe) {
        switch self {
        case .sendA: for element in [11, 12] { a.send(element) }
        case .sendB: for element in [13, 14] { b.send(element) }
        case .completeA: a.end(.completed)
        case .sendAndCompleteA:
            a.send(11)
            a.end(.completed)
        case .failA: a.end(.failed(Bad()))
        case .completeB: b.end(.completed)
        }
    }
}
