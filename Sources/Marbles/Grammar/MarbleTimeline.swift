/// Walks through a diagram, giving each token its time.
///
/// It is the one place that knows groups: it rejects unclosed, nested and stray ones, and moves what is inside to
/// the time of the opening.
struct MarbleTimeline {
    private var scanner: MarbleScanner
    private var elapsed = Duration.zero
    private var group: (open: Character, column: Int, time: Duration)?

    init(_ diagram: String, named: Bool = false) {
        scanner = MarbleScanner(diagram, named: named)
    }

    struct Step {
        let token: MarbleToken
        let time: Duration
        let column: Int
    }

    var length: Int { scanner.characters.count }

    func error(_ problem: String, column: Int) -> MarbleError {
        scanner.error(problem, column: column)
    }

    /// The next token that is not the closing of a group; `nil` at the end.
    mutating func next() throws(MarbleError) -> Step? {
        while let (token, column) = try scanner.next() {
            let time = group?.time ?? elapsed
            switch token {
            case .open(let open): try begin(open, column: column)
            case .close(let close):
                try end(close, column: column)
                continue
            case .time(let time): try pass(time, column: column)
            case .unsubscribed: break
            default: try pass(.frame, column: column)
            }
            return Step(token: token, time: time, column: column)
        }
        if let group { throw error("a group that is never closed", column: group.column) }
        return nil
    }

    private mutating func begin(_ open: Character, column: Int) throws(MarbleError) {
        if let group { throw error("a group inside the group of column \(group.column)", column: column) }
        group = (open, column, elapsed)
        try pass(.frame, column: column)
    }

    private mutating func end(_ close: Character, column: Int) throws(MarbleError) {
        guard let group, group.open == (close == ")" ? "(" : "[") else { throw error("closes nothing", column: column) }
        if close == ")" {
            try pass(.frame, column: column)
        }
        self.group = nil
    }

    private mutating func pass(_ time: Duration, column: Int) throws(MarbleError) {
        if let group, group.open == "[", elapsed > group.time { return }
        guard time <= .longestDiagram - elapsed else { throw error("more than 292 years", column: column) }
        elapsed += time
    }
}
