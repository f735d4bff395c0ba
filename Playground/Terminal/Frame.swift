/// The size of a terminal.
struct Size: Hashable {
    var columns: Int
    var rows: Int
}

/// All that a terminal shows at one moment.
struct Frame: Equatable {
    let size: Size
    /// From the top; rows without a line are empty.
    let lines: [Line]
    /// Where the cursor is, counted from 0; it is hidden, but input methods show their windows there.
    let cursor: Place

    struct Place: Equatable {
        var column = 0
        var row = 0
    }

    /// Leaves out what finds no room.
    init(size: Size, lines: [Line] = [], cursor: Place = Place()) {
        self.size = size
        self.lines = lines.prefix(size.rows).map { $0.truncated(to: size.columns) }
        self.cursor = cursor
    }

    /// What is there, without its looks.
    var text: String { lines.map(\.text).joined(separator: "\n") }
}
