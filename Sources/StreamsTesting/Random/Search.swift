/// The search for an input that a property fails for, and then for the smallest one.
///
/// It says what to try next and is told what came of it, so that it serves bodies of both kinds.
struct Search {
    /// The most inputs that are tried to make a failing one smaller.
    private static let mostAttempts = 1_000

    let seed: UInt64
    private let runs: Int
    private var run = 0
    private var attempts = 0
    private var worst: (draws: [Draw], problem: Problem)?
    private var candidates: [[Draw]] = []

    init(runs: Int, seed: UInt64) {
        self.runs = runs
        self.seed = seed
    }

    /// The next input to try; `nil` when there is nothing more to learn.
    mutating func next() -> MarbleRandom? {
        if worst != nil {
            guard attempts < Self.mostAttempts, let candidate = candidates.popLast() else { return nil }
            attempts += 1
            return MarbleRandom(seed: seedOfRun, replaying: candidate)
        }
        guard run < runs else { return nil }
        run += 1
        return MarbleRandom(seed: seedOfRun)
    }

    /// The first run has the seed itself, so that the seed of a failing run repeats it.
    private var seedOfRun: UInt64 { seed &+ UInt64(run - 1) }

    /// Takes what was wrong with the last input.
    mutating func learn(_ problems: [Problem], from random: MarbleRandom) {
        guard let problem = problems.first, random.draws != worst?.draws else { return }
        let draws = random.draws
        worst = (draws, problem)
        candidates = draws.indices.flatMap { index in
            draws[index].smaller.map { smaller in
                var candidate = draws
                candidate[index] = smaller
                return candidate
            }
        }
        candidates.reverse()
    }

    /// The failure for the smallest input; `nil` if there was none.
    var problem: Problem? {
        guard let worst else { return nil }
        let input = worst.draws.isEmpty ? "nothing" : worst.draws.map(\.description).joined(separator: ", ")
        let text = """
            \(worst.problem.text)

            found in run \(run) of \(runs), and made smaller in \(attempts) tries; drawn: \(input)
            to repeat it: seed: \(seedOfRun)
            """
        return Problem(text, at: worst.problem.place)
    }
}
