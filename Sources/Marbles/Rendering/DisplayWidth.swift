extension Character {
    /// The columns that a terminal gives to this character: 0, 1 or 2.
    package var displayWidth: Int {
        if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
        let scalars = unicodeScalars
        if scalars.contains("\u{FE0F}") { return 2 }
        return scalars.lazy.map(\.displayWidth).first { $0 > 0 } ?? 0
    }
}

extension StringProtocol {
    /// The columns that a terminal gives to this text.
    package var displayWidth: Int {
        reduce(0) { $0 + $1.displayWidth }
    }

    /// This text with blanks after it, up to a width in columns.
    package func padded(to width: Int) -> String {
        String(self) + String(repeating: " ", count: Swift.max(0, width - displayWidth))
    }

    /// The longest beginning of this text that takes no more than so many columns.
    package func prefix(columns: Int) -> SubSequence {
        var room = columns
        return prefix { character in
            room -= character.displayWidth
            return room >= 0
        }
    }

    /// This text without the blanks at its end.
    func trimmingEnd() -> String {
        lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
    }
}

extension Unicode.Scalar {
    fileprivate var displayWidth: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: 0
        // The vowels and finals of Hangul, which join the consonant before them.
        case .otherLetter where (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value): 0
        default: properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
        }
    }

    /// What EastAsianWidth.txt of Unicode 15.0 calls W or F (wide, full width), without the emoji, and with unassigned
    /// gaps filled.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6,
        0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
