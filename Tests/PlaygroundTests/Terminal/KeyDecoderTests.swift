import Testing

@testable import Playground

@Suite struct KeyDecoderTests {
    /// A decoder whose calls can stand inside an expectation.
    private final class Decoder {
        private var decoder = KeyDecoder()
        func take(_ bytes: some Sequence<UInt8>) -> [Key] { decoder.take(bytes) }
        func pause() -> [Key] { decoder.pause() }
    }

    private func keys(_ text: String) -> [Key] {
        var decoder = KeyDecoder()
        return decoder.take(text.utf8)
    }

    @Test(
        arguments: [
            ("abc", [.text("abc")]), ("a\rb\n", [.text("a"), .enter, .text("b"), .enter]),
            ("\u{7F}\u{8}", [.backspace, .backspace]), ("\t", [.tab]), ("\u{3}\u{13}", [.control("C"), .control("S")]),
            ("서울👨‍👩‍👧", [.text("서울👨‍👩‍👧")]),
            ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]), ("\u{1B}OA\u{1B}OF", [.up, .end]),
            ("\u{1B}[H\u{1B}[1~\u{1B}[7~", [.home, .home, .home]), ("\u{1B}[F\u{1B}[4~\u{1B}[8~", [.end, .end, .end]),
            ("\u{1B}[5~\u{1B}[6~\u{1B}[3~", [.pageUp, .pageDown, .delete]), ("\u{1B}[1;5A\u{1B}[5;2~", [.up, .pageUp]),
            ("\u{1B}[Z\u{1B}[15~\u{1B}[[A\u{1B}OP", [.other, .other, .other, .other]),
            ("\u{1B}xy", [.other, .text("y")]),
            ("\u{1B}éy", [.other, .text("y")]), ("\u{1B}\u{7F}", [.control("W")]), ("\u{1B}\u{1B}[A", [.escape, .up]),
            ("\u{1B}[1\u{3}", [.other, .control("C")]),
            ("\u{1B}[200~a\rb\u{1B}[201~c", [.paste("a\rb"), .text("c")]),
            ("\u{1B}[200~a\u{1B}[31mb\u{1B}[201~", [.paste("a[31mb")]),
            ("\u{1B}[200~\u{1B}[201~", [.paste("")]), ("\u{1B}[200~ab\u{3}", [.paste("ab"), .control("C")]),
        ] as [(String, [Key])])
    func wholeAndInAnyTwoPieces(_ text: String, _ expected: [Key]) {
        #expect(keys(text) == expected)
        let bytes = Array(text.utf8)
        for cut in bytes.indices {
            var decoder = KeyDecoder()
            let read = decoder.take(bytes[..<cut]) + decoder.take(bytes[cut...])
            #expect(joined(read) == joined(expected), "cut after \(cut) bytes")
        }
    }

    /// Texts next to each other are one text.
    private func joined(_ keys: [Key]) -> [Key] {
        keys.reduce(into: []) { joined, key in
            if case .text(let more) = key, case .text(let text)? = joined.last {
                joined[joined.count - 1] = .text(text + more)
            } else {
                joined.append(key)
            }
        }
    }

    @Test("What is not UTF-8 is shown as such, and nothing around it is lost") func notUTF8() {
        let decoder = Decoder()
        #expect(decoder.take([0x61, 0xFF, 0x62]) == [.text("a\u{FFFD}b")])
        #expect(decoder.take([0xE3, 0x81]) == [])
        #expect(decoder.pause() == [])
        #expect(decoder.take([0x61]) == [.text("\u{FFFD}a")])
        #expect(decoder.take([0xC0, 0xAF]) == [.text("\u{FFFD}\u{FFFD}")])
    }

    @Test("An escape that waits is the key when a pause comes") func pauses() {
        let decoder = Decoder()
        #expect(decoder.pause() == [])
        #expect(decoder.take([0x1B]) == [])
        #expect(decoder.pause() == [.escape])
        #expect(decoder.pause() == [])
        #expect(decoder.take("\u{1B}[".utf8) == [])
        #expect(decoder.pause() == [.other])
        #expect(decoder.take("A".utf8) == [.text("A")])
    }

    @Test("A pause in a paste changes nothing") func pauseInPaste() {
        let decoder = Decoder()
        #expect(decoder.take("\u{1B}[200~a\u{1B}".utf8) == [])
        #expect(decoder.pause() == [])
        #expect(decoder.take("[201~".utf8) == [.paste("a")])
    }

    @Test("A long paste is cut off") func longPaste() {
        let decoder = Decoder()
        #expect(decoder.take("\u{1B}[200~".utf8) == [])
        for _ in 1...10 { #expect(decoder.take(Array(repeating: 0x61, count: 10_000)) == []) }
        #expect(decoder.take("\u{1B}[201~".utf8) == [.paste(String(repeating: "a", count: 4096))])
    }
}
