/// What is wrong with a marble diagram, and in which column.
///
/// Its text shows the diagram with a caret under the column:
///
/// ```
/// column 3, ')': closes nothing
///   ab)c
///     ^
/// ```
public struct MarbleError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The diagram as it was written.
    public let diagram: String

    /// Where the mistake is, in characters from 1; one past the last when something is missing at the end.
    public let column: Int

    /// The character in that column; `nil` past the end.
    public let character: Character?

    /// What is wrong with it.
    public let problem: String

    package init(diagram: String, column: Int, problem: String) {
        self.diagram = diagram
        self.column = column
        self.character = diagram.dropFirst(column - 1).first
        self.problem = problem
    }

    /// The problem in words, then the diagram with a caret under the column.
    public var description: String {
        let found = character.map { "'\($0)'" } ?? "the end"
        let margin = String(repeating: " ", count: diagram.prefix(column - 1).displayWidth)
        return "column \(column), \(found): \(problem)\n  \(diagram)\n  \(margin)^"
    }
}
