/// The time axis that all rows of a picture share, cut into slots: each a column of the diagram, or a long gap.
struct MarbleAxis {
    struct Slot {
        let time: Duration
        /// How long nothing happens, when it is not drawn column by column.
        var gap: Duration?
    }

    /// The times at which something happens; what is less than a frame later shares the column.
    let columns: [Duration]

    private(set) var slots: [Slot] = []

    /// For each column the index of its slot.
    private(set) var slotOfColumn: [Int] = []

    private var cursor: Duration

    /// Longer gaps are written as a time.
    private static let longestGap = 20

    static func columns(of times: some Sequence<Duration>) -> [Duration] {
        times.sorted().reduce(into: []) { columns, time in
            if let last = columns.last, time < last + .frame { return }
            columns.append(time)
        }
    }

    /// - Parameters:
    ///   - frames: For each column, how many slots after it must be drawn, because a group stretches over them.
    ///   - end: Until when the axis runs at least.
    init(columns: [Duration], frames: [Int], end: Duration?) {
        self.columns = columns
        cursor = min(.zero, columns.first ?? .zero)
        var drawn = cursor
        for (column, frames) in zip(columns, frames) {
            pass(until: column, drawn: drawn)
            slotOfColumn.append(slots.count)
            slots.append(Slot(time: column))
            cursor = column + .frame
            drawn = max(drawn, cursor + .frame * frames)
        }
        pass(until: max(drawn, end ?? drawn), drawn: drawn)
    }

    /// The index of the column that holds a time.
    func column(at time: Duration) -> Int {
        (columns.lastIndex { $0 <= time }) ?? 0
    }

    private mutating func pass(until time: Duration, drawn: Duration) {
        draw(until: min(drawn, time))
        guard cursor < time else { return }
        let (frames, exact) = (time - cursor).frames
        if exact, frames <= Self.longestGap {
            draw(until: time)
        } else {
            slots.append(Slot(time: cursor, gap: time - cursor))
            cursor = time
        }
    }

    private mutating func draw(until time: Duration) {
        while cursor < time {
            slots.append(Slot(time: cursor))
            cursor += .frame
        }
    }
}
