/// Rows drawn on one axis, so that equal times stand in equal columns and each row can still be read as a diagram.
///
/// A group is written with parentheses where its characters fit before the next event, else with brackets in a slot of
/// its own, which is padded in the other rows by blanks, because blanks take no time.
struct MarbleLayout {
    let axis: MarbleAxis

    /// The text of each row in each slot.
    private(set) var cells: [[String]] = []

    /// Where each mark of each row stands: its slot, and the columns before it inside of it.
    private(set) var places: [[(slot: Int, offset: Int)]] = []

    /// The columns that each slot takes.
    let widths: [Int]

    /// The columns before each slot, and before the end.
    let lefts: [Int]

    init(_ rows: [MarbleRow], end: Duration? = nil) {
        let isHot = rows.contains { ($0.marks.first?.time ?? .zero) < .zero }
        let rows = rows.map { MarbleItems($0, isHot: isHot) }
        let columns = MarbleAxis.columns(of: rows.flatMap { $0.items.map(\.time) })
        var clashing: Set<Int> = []
        while true {
            let groups = MarbleGroups(rows, columns: columns, clashing: clashing)
            let axis = MarbleAxis(columns: columns, frames: groups.frames, end: end)
            let drawn = zip(rows, groups.members).map { MarbleCells($0, axis, $1, groups) }
            let widths = axis.slots.indices.map { slot in drawn.map { $0.texts[slot].displayWidth }.max() ?? 0 }
            let clashes = drawn.flatMap { $0.clashes(widths) }.map { axis.column(at: axis.slots[$0].time) }
            guard !clashing.isSuperset(of: clashes) else {
                self.axis = axis
                self.widths = widths
                lefts = widths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
                cells = drawn.map(\.texts)
                places = drawn.map(\.places)
                return
            }
            clashing.formUnion(clashes)
        }
    }

    /// The rows as text, without blanks at their ends.
    func lines(_ slots: Range<Int>) -> [String] {
        cells.map { cells in
            slots.map { cells[$0].padded(to: widths[$0]) }.joined().trimmingEnd()
        }
    }
}

/// The marks of a row in order, and the `^` that a hot diagram needs.
struct MarbleItems {
    private(set) var items: [MarbleMark]

    /// Where the `^` was put in.
    private(set) var origin: Int?

    init(_ row: MarbleRow, isHot: Bool) {
        items = row.marks
        let index = items.firstIndex { $0.time >= .zero } ?? items.count
        guard isHot, !items.contains(where: { $0.sign == "^" }), !items[..<index].contains(where: \.isEnd) else {
            return
        }
        items.insert(MarbleMark(time: .zero, sign: "^"), at: index)
        origin = index
    }
}
