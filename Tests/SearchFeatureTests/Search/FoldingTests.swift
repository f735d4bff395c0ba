import Testing

@testable import SearchFeature

@Suite struct FoldingTests {
    /// The alphabets and the compatibility forms; all of Unicode passes too, but takes seconds.
    static let letters = [0..<0x600, 0x1C80..<0x2500, 0x3000..<0x3200, 0xFB00..<0xFB50, 0xFF00..<0x1_0000]
        .flatMap { ($0 as Range<UInt32>).compactMap(Unicode.Scalar.init) }

    @Test(arguments: [
        ("ICN", "icn"), ("ＩＣＮ", "icn"), ("Zürich", "zurich"), ("Zu\u{308}rich", "zurich"), ("São Paulo", "sao paulo"),
        ("STRASSE", "strasse"), ("Straße", "strasse"), ("STRAẞE", "strasse"), ("Tromsø", "tromso"), ("Łódź", "lodz"),
        ("İstanbul", "istanbul"), ("ISTANBUL", "istanbul"), ("ıstanbul", "istanbul"), ("Þórshöfn", "thorshofn"),
        ("ﬁjord Ⅳ", "fijord iv"), ("Ǻ", "a"), ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("Σίσυφος", "σισυφοσ"), ("인천", "인천"),
        ("ｶﾞ", "ガ"), ("がか", "がか"), ("हिन्दी", "हिन्दी"), ("", ""),
    ])
    func folds(text: String, folded: String) {
        #expect(Folding.fold(text) == folded)
    }

    @Test func foldingAgainChangesNothing() {
        let scalars = Self.letters
        let changed = scalars.filter { scalar in
            let folded = Folding.fold(String(Character(scalar)))
            return Array(Folding.fold(folded).unicodeScalars) != Array(folded.unicodeScalars)
        }
        #expect(changed == [])
    }

    @Test func aCapitalFoldsLikeItsSmallLetter() {
        let scalars = Self.letters
        let apart = scalars.filter {
            Folding.fold($0.properties.lowercaseMapping) != Folding.fold(String(Character($0)))
        }
        #expect(apart == [])
    }
}
