/// Which marks share a column, and how each column writes its groups.
struct MarbleGroups {
    /// For each row, from column to the indices of the marks in it.
    let members: [[Int: Range<Int>]]

    private var bracketed: Set<Int>
    private let clashing: Set<Int>

    /// For each column, how many slots after its own the parentheses take.
    private(set) var frames: [Int]

    /// - Parameter clashing: The columns with a digit that without brackets would be read as the start of a duration.
    init(_ rows: [MarbleItems], columns: [Duration], clashing: Set<Int>) {
        members = rows.map { Self.members($0.items, columns) }
        self.clashing = clashing
        bracketed = clashing
        frames = Array(repeating: 0, count: columns.count)
        for column in columns.indices.reversed() where !clashing.contains(column) {
            let sizes = members.compactMap { $0[column]?.count }.filter { $0 > 1 }
            guard let largest = sizes.max() else { continue }
            if fits(column, largest, columns) {
                frames[column] = largest + 1
            } else {
                self.bracketed.insert(column)
            }
        }
    }

    func needsBrackets(_ column: Int, _ signs: [Character]) -> Bool {
        signs.count > 1
            ? bracketed.contains(column) : clashing.contains(column) && signs.allSatisfy { $0.asciiDigit != nil }
    }

    private static func members(_ items: [MarbleMark], _ columns: [Duration]) -> [Int: Range<Int>] {
        var members: [Int: Range<Int>] = [:]
        var column = 0
        for (index, item) in items.enumerated() {
            while column + 1 < columns.count, columns[column + 1] <= item.time { column += 1 }
            members[column] = (members[column]?.lowerBound ?? index)..<(index + 1)
        }
        return members
    }

    private func fits(_ column: Int, _ largest: Int, _ columns: [Duration]) -> Bool {
        let later = columns.indices.dropFirst(column + 1)
        let covered = later.prefix { columns[$0] <= columns[column] + .frame * (largest + 1) }
        let allOnFrames = covered.allSatisfy { (columns[$0] - columns[column]).frames.exact && !bracketed.contains($0) }
        return allOnFrames
            && members.allSatisfy { row in
                guard let size = row[column]?.count, size > 1 else { return true }
                let end = columns[column] + .frame * (size + 2)
                return covered.allSatisfy { row[$0] == nil || columns[$0] >= end }
            }
    }
}
