import Testing

@testable import SearchFeature

@Suite struct FoldedTextTests {
    @Test(arguments: [
        ("John F Kennedy", ["john", "f", "kennedy"]), ("  São  Paulo ", ["sao", "paulo"]),
        ("Auburn/Lewiston", ["auburn", "lewiston"]),
        ("Chicago O'Hare", ["chicago", "ohare"]), ("O’Hare O´Hare Oʻahu", ["ohare", "ohare", "oahu"]), ("'", []),
        ("✈️ ?!", []),
        ("new\u{200B}york", ["newyork"]), ("Ｎｅｗ　Ｙｏｒｋ", ["new", "york"]), ("a\r\nb", ["a", "b"]), ("", []),
    ])
    func cutsIntoWords(text: String, words: [String]) {
        #expect(FoldedText(text).slices.map(string) == words)
    }

    @Test func knowsWhereEachLetterCameFrom() {
        let text = "Große Zu\u{308}rich"
        let folded = FoldedText(text)
        #expect(text[folded.source(of: 0..<4)] == "Groß")
        #expect(text[folded.source(of: 3..<4)] == "ß")
        #expect(text[folded.source(of: 6..<8)] == "Zu\u{308}")
    }

    private func string(_ word: ArraySlice<UInt32>) -> String {
        String(String.UnicodeScalarView(word.compactMap(Unicode.Scalar.init)))
    }
}
