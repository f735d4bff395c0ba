import Marbles
import Streams

/// What the library and the model make of one program.
struct Comparison: CustomStringConvertible {
    let program: Program
    let expected: [Recorded<Int, Bad>]
    let difference: String?

    typealias Claim = ([Recorded<Int, Bad>]) -> [Recorded<Int, Bad>]

    /// Fails if the model cannot tell.
    ///
    /// - Parameter claim: what is expected instead, to see what becomes of a difference.
    init?(_ program: Program, claiming claim: Claim = { $0 }) {
        guard let expected = Model.run(program).map(claim) else { return nil }
        self.program = program
        self.expected = expected
        difference = withVirtualTime { time in
            let recorder = time.record(Library(time: time).stream(program))
            time.advance(to: .milliseconds(World.end))
            let isOpen = recorder.isOpen
            recorder.stop()
            let actual = recorder.events
            let comparison = MarbleComparison<Int, Bad>(areSame: ==, areSameFailures: ==)
            if let difference = comparison.difference("program", expected: expected, actual: actual) {
                return difference
            }
            if let due = time.timers.nextDeadline {
                return "a timer is left for \(due), \(isOpen ? "disposed" : "ended")"
            }
            return nil
        }
    }

    /// The smallest program that still goes wrong.
    func shrunk(claiming claim: Claim = { $0 }) -> Comparison {
        var worst = self
        var tries = 0
        search: while tries < 3_000 {
            for candidate in worst.program.smaller {
                tries += 1
                if let outcome = Comparison(candidate, claiming: claim), outcome.difference != nil {
                    worst = outcome
                    continue search
                }
            }
            break
        }
        return worst
    }

    var description: String { "\(program)\n\(difference ?? "as it should be")" }
}
