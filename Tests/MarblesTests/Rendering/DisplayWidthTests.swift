import Marbles
import Testing

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("\u{200B}", 0), ("서", 2), ("\u{1109}\u{1165}", 2),
        ("Ａ", 2),
        ("ｱ", 1), ("漢", 2), ("😀", 2), ("👨‍👩‍👧", 2), ("🇰🇷", 2), ("☀", 1), ("☀\u{FE0F}", 2), ("1️⃣", 2), ("—", 1),
        ("한글 abc", 8), ("𠀀", 2), ("", 0),
    ])
    func width(text: String, columns: Int) {
        #expect(text.displayWidth == columns)
    }

    @Test func padding() {
        #expect("서울".padded(to: 6) == "서울  ")
        #expect("서울".padded(to: 3) == "서울")
    }
}
