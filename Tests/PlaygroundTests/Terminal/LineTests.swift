import Testing

@testable import Playground

@Suite struct LineTests {
    @Test func controlCharactersAreHarmless() {
        #expect(Line("a\u{1B}[2Jb\nc").text == "a�[2Jb c")
    }

    @Test(
        "Cut by columns, never inside of a character",
        arguments: [
            (0, ""), (1, "…"), (2, "S…"), (3, "S…"), (4, "S서…"), (5, "S서e\u{301}…"), (6, "S서e\u{301}…"),
            (7, "S서e\u{301}👨‍👩‍👧x"),
        ])
    func truncation(_ columns: Int, _ expected: String) {
        let line = (Line("S서", .bold) + Line("e\u{301}👨‍👩‍👧x")).truncated(to: columns)
        #expect(line.text == expected)
        #expect(line.width <= columns)
    }

    @Test func marksRanges() {
        let text = "Incheon"
        let middle = text.index(text.startIndex, offsetBy: 2)..<text.index(text.startIndex, offsetBy: 4)
        let line = Line(text, .bold, marking: [middle], .underlined)
        #expect(line == Line("In", .bold) + Line("ch", [.bold, .underlined]) + Line("eon", .bold))
        #expect(Line(text, marking: [text.startIndex..<text.endIndex], .bold) == Line(text, .bold))
    }

    @Test func bothEnds() {
        #expect(
            Line("left").and(atEnd: Line("right"), columns: 30).text == "left" + String(repeating: " ", count: 21)
                + "right")
        #expect(Line("left").and(atEnd: Line("a long right end"), columns: 30).text.hasSuffix(" a long ri…"))
        #expect(Line("left").and(atEnd: Line("right"), columns: 20).text == "left")
        #expect(Line("left").and(atEnd: Line("right"), columns: 2).text == "l…")
    }
}
