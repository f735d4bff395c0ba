extension StringProtocol {
    /// This text with nothing in it that could move a terminal's cursor, turn its text around, or join what stands before.
    ///
    /// Tabs and line ends become blanks, other control characters `�`, a mark without a letter gets a circle, and what is
    /// invisible goes.
    package var harmless: String {
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(self) }
        return reduce(into: "") { $0 += $1.harmless }
    }
}

extension Character {
    fileprivate var harmless: String {
        if displayWidth > 0 { return String(self) }
        if self == "\t" || isNewline { return " " }
        guard let first = unicodeScalars.first else { return "" }
        return switch first.properties.generalCategory {
        case .control: "\u{FFFD}"
        case .nonspacingMark, .enclosingMark: "\u{25CC}\(self)"
        default: ""
        }
    }
}
