import Marbles
import Testing

@Suite struct HarmlessTests {
    @Test(arguments: [
        ("Zürich", "Zürich"), ("서울 👨‍👩‍👧 🇰🇷 1️⃣", "서울 👨‍👩‍👧 🇰🇷 1️⃣"), ("a\tb\r\nc\nd\u{2028}e", "a b c d e"),
        ("\u{1B}[2J", "�[2J"), ("\u{7F}\u{9B}31m\u{0}", "��31m�"), ("\u{301}x", "◌\u{301}x"),
        ("a\u{202E}b\u{200B}c", "abc"),
        ("", ""), ("\u{1161}x", "x"),
    ])
    func text(_ text: String, harmless: String) {
        #expect(text.harmless == harmless)
        #expect(text.harmless.harmless == harmless)
    }

    @Test(arguments: 0...7)
    func prefixByColumns(_ columns: Int) {
        let all = "a서e\u{301}👩‍👩‍👧"
        let expected = ["", "a", "a", "a서", "a서é", "a서é", all, all]
        #expect(all.prefix(columns: columns) == expected[columns])
    }
}
