import Testing

@testable import Playground

@Suite struct QueryFieldTests {
    private func edited(_ keys: Key...) -> QueryField {
        keys.reduce(into: QueryField()) { field, key in _ = field.edit(key) }
    }

    @Test func deletesCharactersAsPeopleSeeThem() {
        #expect(edited(.text("a👨‍👩‍👧"), .backspace).text == "a")
        #expect(edited(.text("e"), .text("\u{301}"), .text("x"), .backspace, .backspace).text == "")
        #expect(edited(.text("🇰🇷"), .left, .delete).text == "")
        #expect(edited(.backspace, .delete, .left, .right).text == "")
    }

    @Test func movesTheCursor() {
        #expect(edited(.text("ac"), .left, .text("b")) == edited(.text("abc"), .left))
        #expect(edited(.text("ab"), .left, .left, .left, .right, .text("x")).text == "axb")
        #expect(edited(.text("ab"), .control("A"), .text("x"), .control("E"), .text("y")).text == "xaby")
    }

    @Test func deletesWordsAndEnds() {
        #expect(edited(.text("sao paulo  "), .control("W")).text == "sao ")
        #expect(edited(.text("sao paulo"), .left, .control("W")).text == "sao o")
        #expect(edited(.control("W")).text == "")
        #expect(edited(.text("abc"), .left, .control("U")).text == "c")
        #expect(edited(.text("abc"), .left, .control("K")).text == "ab")
    }

    @Test func aPasteIsOneLine() {
        #expect(edited(.paste("a\r\nb\tc\u{1B}[31m\u{2028}d")).text == "a b c[31m d")
    }

    @Test("What is too long is cut between characters") func limit() {
        #expect(edited(.paste(String(repeating: "서", count: 1000))).text.count == 133)
        #expect(edited(.paste(String(repeating: "a", count: 1000)), .control("A"), .text("b")).text.count == 400)
    }

    @Test func otherKeysAreNotForEditing() {
        var field = QueryField("a")
        for key in [Key.enter, .escape, .up, .control("R"), .other, .tab] {
            let isEdit = field.edit(key)
            #expect(!isEdit)
        }
        #expect(field == QueryField("a"))
    }
}
