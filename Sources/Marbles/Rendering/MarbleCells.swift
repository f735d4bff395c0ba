/// One row drawn into the slots of an axis.
struct MarbleCells {
    /// The text in each slot; empty after the end of the row.
    private(set) var texts: [String]

    /// Where each mark of the row stands.
    private(set) var places: [(slot: Int, offset: Int)] = []

    init(_ row: MarbleItems, _ axis: MarbleAxis, _ members: [Int: Range<Int>], _ groups: MarbleGroups) {
        texts = axis.slots.enumerated().map { index, slot in
            slot.gap.map { index == 0 ? "\($0.literal) " : " \($0.literal) " } ?? "-"
        }
        for (column, range) in members.sorted(by: { $0.key < $1.key }) {
            let slot = axis.slotOfColumn[column]
            let signs = row.items[range].map(\.sign)
            var last = slot
            if groups.needsBrackets(column, signs) {
                bracket(signs, slot)
            } else if signs.count > 1 {
                parenthesize(signs, slot)
                last += signs.count + 1
            } else {
                texts[slot] = String(signs)
                places.append((slot, 0))
            }
            if row.items[range].contains(where: \.isEnd) {
                for slot in texts.indices.dropFirst(last + 1) { texts[slot] = "" }
            }
        }
        if let origin = row.origin { places.remove(at: origin) }
    }

    private mutating func bracket(_ signs: [Character], _ slot: Int) {
        var offset = 1
        for sign in signs {
            places.append((slot, offset))
            offset += sign.displayWidth
        }
        texts[slot] = "[" + String(signs) + "]"
    }

    private mutating func parenthesize(_ signs: [Character], _ slot: Int) {
        texts[slot] = "("
        for (index, sign) in signs.enumerated() {
            places.append((slot + 1 + index, 0))
            texts[slot + 1 + index] = String(sign)
        }
        texts[slot + 1 + signs.count] = ")"
    }

    /// The slots whose digit would be read as the start of a duration.
    func clashes(_ widths: [Int]) -> [Int] {
        var line: [Character] = []
        var digits: [(slot: Int, position: Int)] = []
        for (slot, text) in texts.enumerated() {
            if text.count == 1, text.first?.asciiDigit != nil { digits.append((slot, line.count)) }
            line += text.padded(to: widths[slot])
        }
        return digits.filter { DurationLiteral(in: line, at: $0.position) != nil }.map(\.slot)
    }
}
