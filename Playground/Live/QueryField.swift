/// A line of text that is being edited, with a cursor between its characters as people see them.
struct QueryField: Equatable {
    private(set) var before = ""
    private(set) var after = ""

    /// No longer texts, in bytes.
    private static let limit = 400

    init(_ text: String = "") {
        before = text
    }

    var text: String { before + after }

    /// Edits with a key; false, and nothing happens, if it is none for editing.
    mutating func edit(_ key: Key) -> Bool {
        switch key {
        case .text(let text), .paste(let text): insert(text.onOneLine)
        case .backspace: _ = before.popLast()
        case .delete: after = String(after.dropFirst())
        case .left: if let last = before.popLast() { after = String(last) + after }
        case .right: (before, after) = (before + after.prefix(1), String(after.dropFirst()))
        case .control("A"): (before, after) = ("", text)
        case .control("E"): (before, after) = (text, "")
        case .control("K"): after = ""
        case .control("U"): before = ""
        case .control("W"): deleteWord()
        default: return false
        }
        return true
    }

    private mutating func insert(_ more: String) {
        var room = Self.limit - text.utf8.count
        before += more.prefix { character in
            room -= character.utf8.count
            return room >= 0
        }
    }

    private mutating func deleteWord() {
        before = String(before.reversed().drop { $0 == " " }.drop { $0 != " " }.reversed())
    }
}

extension String {
    /// What of a text can stand in one line: line ends and tabs become blanks, other control characters go.
    fileprivate var onOneLine: String {
        String(
            String.UnicodeScalarView(
                replacing("\r\n", with: "\n").unicodeScalars.compactMap { scalar in
                    switch scalar {
                    case "\n", "\r", "\t", "\u{2028}", "\u{2029}", "\u{85}": " "
                    case _ where scalar.properties.generalCategory == .control: nil
                    default: scalar
                    }
                }))
    }
}
