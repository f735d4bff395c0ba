import Testing

@testable import Playground

@Suite struct PainterTests {
    private final class Box {
        var painter: Painter
        init(_ painter: Painter) { self.painter = painter }
    }

    private let size = Size(columns: 10, rows: 3)

    /// What is sent, with `⎋` for the escape, without the codes around every frame.
    private func paint(_ painter: Box, _ lines: [Line], size: Size? = nil) -> String {
        let text = painter.painter.paint(Frame(size: size ?? self.size, lines: lines)).replacing("\u{1B}", with: "⎋")
        let (begin, end) = ("⎋[?2026h", "⎋[1;1H⎋[?2026l")
        return text.hasPrefix(begin) && text.hasSuffix(end)
            ? String(text.dropFirst(begin.count).dropLast(end.count)) : text
    }

    @Test func onlyChangedLinesAreSent() {
        let painter = Box(Painter(isInColour: true))
        #expect(
            paint(painter, [Line("a"), Line("b", .bold)])
                == "⎋[0m⎋[2J⎋[1;1H⎋[0ma⎋[0m⎋[K⎋[2;1H⎋[0;1mb⎋[0m⎋[K⎋[3;1H⎋[0m⎋[K")
        #expect(paint(painter, [Line("a"), Line("b", .bold)]) == "")
        #expect(paint(painter, [Line("a"), Line("c", .bold)]) == "⎋[2;1H⎋[0;1mc⎋[0m⎋[K")
        #expect(paint(painter, [Line("a")]) == "⎋[2;1H⎋[0m⎋[K")
        painter.painter.forget()
        #expect(paint(painter, [Line("a")]).hasPrefix("⎋[0m⎋[2J⎋[1;1H⎋[0ma"))
    }

    @Test("Another size is painted whole, and no line is longer than it") func resize() {
        let painter = Box(Painter(isInColour: true))
        _ = paint(painter, [Line("abc")])
        #expect(
            paint(painter, [Line("abc"), Line("d")], size: Size(columns: 2, rows: 1)) == "⎋[0m⎋[2J⎋[1;1H⎋[0ma…⎋[0m")
    }

    @Test("After a text whose width terminals dispute, the column is set") func columns() {
        let painter = Box(Painter(isInColour: true))
        #expect(paint(painter, [Line("서울") + Line("x")]).contains("⎋[0m서울⎋[5G⎋[0mx"))
    }

    @Test func coloursCanBeOff() {
        let painter = Box(Painter(isInColour: false))
        #expect(paint(painter, [Line("a", [.accent, .bold]) + Line("b", .alarm)]).contains("⎋[0;1ma⎋[0mb"))
        #expect(Style([.accent, .bold]).sequence(inColour: true) == "\u{1B}[0;1;36m")
    }
}
