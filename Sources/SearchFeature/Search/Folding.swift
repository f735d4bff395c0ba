import Foundation

/// Spellings that count as equal: case, width, diacritics and Latin letters with a plain twin do not matter.
nonisolated enum Folding {
    /// Folds a text; folding it again changes nothing.
    ///
    /// Compatibility forms become plain ones (`ＩＣＮ`, `ﬁ`, `Ⅳ`), the combining marks of Latin, Greek and Cyrillic are
    /// dropped, letters without a decomposition are spelled out (`ß` ss, `ø` o, `ł` l), and all four Turkish i are `i`.
    /// Marks that make another letter, as the Japanese voicing mark does, stay.
    static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        let plain = text.precomposedStringWithCompatibilityMapping.lowercased()
        var folded = String.UnicodeScalarView()
        for scalar in plain.decomposedStringWithCanonicalMapping.unicodeScalars where !isAccent(scalar) {
            if let letters = spelledOut[scalar] {
                folded.append(contentsOf: letters.unicodeScalars)
            } else {
                folded.append(scalar)
            }
        }
        return String(folded).precomposedStringWithCanonicalMapping
    }

    /// Whether a folded scalar belongs to a word; all others separate words, unless they are ignored.
    static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) }
        if scalar.properties.isDefaultIgnorableCodePoint { return false }
        return switch scalar.properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .decimalNumber, .letterNumber, .otherNumber: true
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }

    /// Whether a scalar is dropped from the word around it: invisible ones, and apostrophes (`O’Hare` is one word, `ohare`).
    static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "'", "`", "\u{B4}", "\u{2B9}", "\u{2BB}", "\u{2BC}", "\u{2018}", "\u{2019}", "\u{FF07}": true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }

    private static let spelledOut: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t",
        "ŋ": "n", "ı": "i", "ə": "e", "ǝ": "e", "ɨ": "i", "ƙ": "k", "ɓ": "b", "ɗ": "d", "ς": "σ",
    ]
}
