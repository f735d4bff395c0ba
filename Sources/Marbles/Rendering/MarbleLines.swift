/// Named rows below each other, drawn on one axis.
struct MarbleLines {
    let layout: MarbleLayout

    /// The lines with their names, indented by two columns.
    let lines: [String]

    /// The columns before the first slot that is shown.
    private let margin: Int

    private let shown: Range<Int>

    /// - Parameters:
    ///   - end: Until when the rows run that do not end before.
    ///   - focus: The row and the mark that must be seen; what is too far from it is left out.
    init(_ rows: [MarbleRow], end: Duration?, focus: (row: Int, mark: Int)? = nil) {
        let layout = MarbleLayout(rows, end: end)
        let shown = layout.slots(around: focus.map { layout.places[$0.row][$0.mark].slot })
        let names = rows.map(\.name.displayWidth).max() ?? 0
        let before = shown.lowerBound > 0 ? "… " : ""
        lines = zip(rows, zip(layout.cells, layout.lines(shown))).map { row, drawn in
            let after = drawn.0[shown.upperBound...].contains { !$0.isEmpty } ? " …" : ""
            return ("  " + row.name.padded(to: names + 2) + before + drawn.1 + after).trimmingEnd()
        }
        margin = 2 + names + 2 + before.displayWidth
        self.layout = layout
        self.shown = shown
    }

    /// The column of a mark.
    func column(row: Int, mark: Int) -> Int {
        let place = layout.places[row][mark]
        return column(slot: place.slot) + place.offset
    }

    /// The first column of a slot.
    func column(slot: Int) -> Int {
        margin + layout.lefts[slot] - layout.lefts[shown.lowerBound]
    }
}

extension MarbleLayout {
    /// As many slots around one as a person can read; all of them if there is none to look at.
    fileprivate func slots(around focus: Int?) -> Range<Int> {
        guard let focus, lefts[widths.count] > Self.readable else { return widths.indices }
        var lower = focus
        var upper = focus + 1
        var width = widths[focus]
        while width < Self.readable {
            if lower > 0 {
                lower -= 1
                width += widths[lower]
            }
            if upper < widths.count {
                width += widths[upper]
                upper += 1
            }
        }
        return lower..<upper
    }

    private static let readable = 120
}
