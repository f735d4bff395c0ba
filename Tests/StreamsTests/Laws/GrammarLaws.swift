import Marbles
import Streams
import Testing

/// Contract 1, 6 and 8: nothing comes after the end, which comes once; inputs are let go of when they end, when the
/// output ends and when the subscription is disposed of; nothing is left behind.
@MainActor
@Suite struct GrammarLaws {
    @Test(arguments: Catalogue.operators, Ending.allCases)
    func endsAreFinal(entry: Entry, ending: Ending) {
        withVirtualTime { time in
            let stage = Stage(entry, time)
            let witness = stage.witness()
            @MainActor func check(_ moment: String) {
                #expect(stage.a.overdue + stage.b.overdue == 0, "an input that has ended is still open \(moment)")
                if witness.hasEnded { #expect(stage.remains(of: witness, entry) == [], "after the end, \(moment)") }
            }
            for turn in 0..<2 {
                stage.a.send(1 + turn)
                stage.b.send(2 + turn)
                stage.a.send(3 + turn)
                check("in turn \(turn)")
                stage.pass(10)
                check("after turn \(turn)")
            }
            ending.happen(on: stage)
            check("after \(ending)")
            stage.a.send(7)
            stage.b.send(8)
            stage.pass(100)
            check("long after \(ending)")
            (ending == .aCompletes || ending == .aFails ? Ending.bCompletes : .aCompletes).happen(on: stage)
            check("after both")
            stage.pass(100)
            stage.a.misbehave()
            stage.b.misbehave()
            stage.pass(100)
            check("at last")
            finish(stage, witness, entry)
        }
    }

    @Test(arguments: Catalogue.all, [0, 1, 2, 5, 20])
    func disposalIsFinal(entry: Entry, after milliseconds: Int) {
        withVirtualTime { time in
            let stage = Stage(entry, time)
            let witness = stage.witness()
            if milliseconds > 0 {
                stage.a.send(1)
                stage.b.send(2)
                stage.pass(milliseconds)
                stage.a.send(3)
            }
            finish(stage, witness, entry)
        }
    }

    private func finish(_ stage: Stage, _ witness: Witness, _ entry: Entry) {
        witness.subscription.dispose()
        #expect(stage.remains(of: witness, entry) == [], "after disposal")
        let events = witness.events
        stage.a.send(9)
        stage.b.send(9)
        stage.pass(100)
        #expect(witness.events == events, "came after disposal")
        #expect(witness.breaches == [])
    }
}
