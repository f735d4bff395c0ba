import Marbles

/// The streams behind the screen, as they were in the last seconds.
struct StreamsPane: Equatable {
    struct Row: Equatable {
        let name: String
        var marks: [MarbleStrip.Mark] = []
    }

    var rows = ["text", "debounced", "searching", "results", "recents"].map { Row(name: $0) }
    var now = Duration.zero

    static let height = 6
    static let window = Duration.seconds(3)

    /// For a terminal of so many columns: a rule, and a line for each stream; equal times stand in equal columns.
    func lines(columns: Int) -> [Line] {
        let strip = MarbleStrip(columns: max(0, columns - 13), window: Self.window, now: now)
        let time = " \(Self.window.components.seconds).0 s ──"
        let rule = " ── streams "
        let dashes = String(repeating: "─", count: max(0, columns - 1 - rule.count - time.count))
        return [Line(rule + dashes + time, .dim)]
            + rows.map { row in
                Line(" " + row.name, .dim).padded(to: 12) + Line(strip.line(row.marks))
            }
    }
}
