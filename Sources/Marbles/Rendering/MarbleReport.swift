/// The parts of a failure, put together.
enum MarbleReport {
    static func text(headline: String, _ lines: MarbleLines, caret: Int, words: String, legend: [String]) -> String {
        let margin = String(repeating: " ", count: caret)
        let room = caret - words.displayWidth - 1
        let pointer = caret > 80 && room > 0 ? margin.prefix(room) + words + " ^" : margin + "^ " + words
        return ([headline] + lines.lines + [pointer] + explanation(legend)).joined(separator: "\n")
    }

    /// The entries side by side if that is short, else below each other.
    static func explanation(_ legend: [String]) -> [String] {
        guard !legend.isEmpty else { return [] }
        let line = "  " + legend.joined(separator: "   ")
        return line.displayWidth <= 100 ? [line] : legend.map { "  " + $0 }
    }

    /// What the characters of some streams mean.
    static func legend(_ legend: MarbleLegend, _ streams: [MarbleStream], _ lines: [String]) -> [String] {
        let failures = Set(streams.flatMap(\.failures))
        return legend.entries(for: lines) + (failures.count == 1 ? failures.map { "# = \($0)" } : [])
    }
}
