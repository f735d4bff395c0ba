import Marbles
import Testing

/// What a closure throws ends the stream once, as its failure, stops the inputs and lets go of everything.
@MainActor
@Suite struct ThrowingLaws {
    @Test(arguments: Catalogue.all.filter { $0.traits.contains(.throws) }, Ending.allCases)
    func whatAClosureThrowsIsTheEnd(entry: Entry, ending: Ending) {
        withVirtualTime { time in
            let stage = Stage(entry, time)
            let witness = stage.witness()
            stage.b.send(5)
            stage.a.send(1)
            stage.pass(3)
            let events = witness.events
            if !entry.windows.isEmpty { #expect(!witness.hasEnded) }
            stage.a.send(2)
            // A source throws while it is subscribed to.
            #expect(witness.events == (entry.windows.isEmpty ? events : events + ["#@3"]))
            #expect(witness.events.last?.first == "#")
            #expect(stage.remains(of: witness, entry) == [])

            stage.a.send(3)
            ending.happen(on: stage)
            stage.pass(100)
            #expect(witness.events.count { $0.first == "#" || $0.first == "|" } == 1)
            #expect(witness.breaches == [])
        }
    }
}
