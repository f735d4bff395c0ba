import Marbles

/// Makes a terminal show one frame after the other, and writes only what changes.
struct Painter {
    let isInColour: Bool
    private var shown: Frame?

    init(isInColour: Bool) {
        self.isInColour = isInColour
    }

    /// Forgets what the terminal shows: the next frame is painted whole.
    mutating func forget() {
        shown = nil
    }

    /// What to send, in one piece; nothing if the terminal shows the frame already.
    mutating func paint(_ frame: Frame) -> String {
        let before = shown.flatMap { $0.size == frame.size ? $0 : nil }
        if frame == before { return "" }
        shown = frame
        let rows = (0..<frame.size.rows).filter { before == nil || before?.line($0) != frame.line($0) }
        // Between the first and the last code a terminal that knows them shows nothing half-done.
        return "\u{1B}[?2026h" + (before == nil ? "\u{1B}[0m\u{1B}[2J" : "")
            + rows.map { move(row: $0, column: 0) + text(of: frame.line($0), columns: frame.size.columns) }.joined()
            + move(row: frame.cursor.row, column: frame.cursor.column) + "\u{1B}[?2026l"
    }

    private func text(of line: Line, columns: Int) -> String {
        var column = 0
        var isSure = true
        let text = line.spans.reduce(into: "") { row, span in
            // Terminals do not agree on the width of every character; what comes after such a text finds its column again.
            if !isSure { row += "\u{1B}[\(column + 1)G" }
            row += span.style.sequence(inColour: isInColour) + span.text
            column += span.text.displayWidth
            isSure = span.text.utf8.allSatisfy { $0 < 0x80 }
        }
        // Behind a full line the cursor still stands on its last column, which must not be erased.
        return text + "\u{1B}[0m" + (column < columns ? "\u{1B}[K" : "")
    }

    private func move(row: Int, column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }
}

extension Frame {
    fileprivate func line(_ row: Int) -> Line {
        lines.indices.contains(row) ? lines[row] : Line()
    }
}
