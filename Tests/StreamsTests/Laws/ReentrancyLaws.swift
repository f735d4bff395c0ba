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
        case failA
        case completeB
    }

    @Test(arguments: Catalogue.operators.filter { $0.traits.isDisjoint(with: [.async, .hops]) }, Deed.allCases)
    func aDeedInsideAHandlerIsAsOneAfterIt(entry: Entry, deed: Deed) {
        let inside = run(entry, deed, isInside: true)
        let after = run(entry, deed, isInside: false)
        #expect(inside.events == after.events)
        #expect(inside.breaches == [])
        #expect(after.breaches == [])
    }

    @Test(arguments: Catalogue.operators.filter { !$0.traits.contains(.async) })
    func subscribingInsideAHandler(entry: Entry) {
        withVirtualTime { time in
            let stage = Stage(entry, time)
            let second = Witness(on: time)
            let stream = stage.stream
            let first = stage.witness { _, count in if count == 1 { second.subscribe(to: stream) } }
            for element in 1...4 {
                stage.a.send(element)
                stage.b.send(element)
                stage.pass(10)
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

    private func run(_ entry: Entry, _ deed: Deed, isInside: Bool) -> (events: [String], breaches: [String]) {
        withVirtualTime { time in
            let stage = Stage(entry, time)
            let (a, b) = (stage.a, stage.b)
            // Nothing is done on what comes while subscribing: the inputs are not there yet.
            let isReady = Lock(false)
            let act: @Sendable () -> Void = {
                let acts = isReady.withLock { ready in
                    defer { ready = false }
                    return ready
                }
                if acts { deed.happen(a, b) }
            }
            let witness = stage.witness { _, _ in if isInside { act() } }
            isReady.withLock { $0 = true }
            var seen = witness.events.count
            func step(_ work: () -> Void) {
                work()
                if !isInside, witness.events.count > seen { act() }
                seen = witness.events.count
            }
            for element in 1...3 {
                step { a.send(element) }
                step { b.send(element + 3) }
                for _ in 0..<10 { step { stage.pass(1) } }
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
        case .failA: a.end(.failed(Bad()))
        case .completeB: b.end(.completed)
        }
    }
}
