import Marbles

/// When an operator subscribes to its inputs, and when it lets go of them: a table with a column for each script.
///
/// A row is one subscription, `a` or `b`, in the order in which they begin. `.` is none, `^--!` is closed at 3 ms, `^` is
/// open when the run is over, and `/` cannot be.
struct Windows: ExpressibleByStringLiteral, Equatable, Sendable {
    struct Mistake: Error {
        let row: Substring
    }

    private let text: String

    init(_ text: String) {
        self.text = text
    }

    init(stringLiteral text: String) {
        self.init(text)
    }

    /// There is no input.
    static let none: Windows = ""

    /// Whether any input is expected to be subscribed to.
    var isEmpty: Bool { text.isEmpty }

    func of(_ input: Character, in script: Script) throws -> [SubscriptionWindow] {
        try cells(input, in: script).map { try MarbleDiagram.window($0) }
    }

    func cells(_ input: Character, in script: Script) throws -> [String] {
        try text.split(separator: "\n").compactMap { row in
            let cells = row.split(separator: " ")
            guard cells.count == 1 + Script.allCases.count, ["a", "b", "!"].contains(cells[0]) else {
                throw Mistake(row: row)
            }
            let cell = cells[1 + script.rawValue]
            return cells[0] == "\(input)" && cell != "." ? String(cell) : nil
        }
    }
}
