import Dispatch
import Marbles
import Testing

@testable import Streams

/// Contract 2: threads that send, end, dispose and subscribe at once break nothing.
///
/// Run it under ThreadSanitizer, too.
@MainActor
@Suite(.serialized) struct RaceLaws {
    // Who is delivered to on the main actor is let go of there, a turn later.
    nonisolated private static let entries = Catalogue.operators.filter {
        $0.world == .observable && !$0.name.hasPrefix("asDriver") && !$0.name.hasPrefix("asSignal")
    }

    @Test(arguments: entries, [2, 8])
    func sendersAndDisposers(entry: Entry, threads: Int) {
        for round in 0..<4 {
            withVirtualTime { time in
                let stage = Stage(entry, time)
                let (a, b, stream) = (stage.a, stage.b, stage.stream)
                let witnesses = (0..<(2 + threads)).map { _ in Witness(on: time, races: true) }
                witnesses[0].subscribe(to: stream)
                witnesses[1].subscribe(to: stream)
                DispatchQueue.concurrentPerform(iterations: threads) { thread in
                    for step in 0..<20 {
                        switch (thread + step) % 4 {
                        case 0: b.send(step)
                        case 1 where thread == 0: time.advance(by: .milliseconds(2))
                        default: a.send(step)
                        }
                    }
                    switch (thread + round) % 5 {
                    case 0: witnesses[1].subscription.dispose()
                    case 1: a.end(.completed)
                    case 2: b.end(round % 2 == 0 ? .completed : .failed(Bad()))
                    case 3: witnesses[2 + thread].subscribe(to: stream)
                    default: witnesses[0].subscription.dispose()
                    }
                }
                time.advance(by: .milliseconds(20))
                for witness in witnesses {
                    witness.subscription.dispose()
                    #expect(witness.breaches == [])
                }
                #expect(stage.live == 0)
                if !entry.traits.contains(.async) {
                    #expect(witnesses.count { !$0.isForgotten } == 0)
                    #expect(time.timers.nextDeadline == nil)
                }
            }
        }
    }
}
