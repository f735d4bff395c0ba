/// One line of a picture before it is drawn: a name, and a character at each of its times, in order.
struct MarbleRow {
    let name: String
    let marks: [MarbleMark]

    init(_ name: String, _ marks: [MarbleMark]) {
        self.name = name
        let inOrder = marks.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        self.marks = inOrder.map(\.element)
    }
}

struct MarbleMark {
    let time: Duration
    let sign: Character

    /// Whether the row is over with this mark.
    var isEnd: Bool { sign == "|" || sign == "#" || sign == "!" }
}

extension Character {
    /// Whether a value may be drawn as this character: it is visible, and the grammar has no other use for it.
    var isDrawable: Bool {
        !"-|#()[]^!".contains(self) && !isWhitespace && displayWidth > 0
    }
}
