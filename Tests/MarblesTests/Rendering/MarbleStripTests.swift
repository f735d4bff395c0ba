import Marbles
import Testing

@Suite struct MarbleStripTests {
    /// Ten columns of 100 ms each.
    private func line(_ marks: [(Int, String)], now: Int = 999, columns: Int = 10) -> String {
        MarbleStrip(columns: columns, window: .milliseconds(1000), now: .milliseconds(now))
            .line(marks.map { .init($1, at: .milliseconds($0)) })
    }

    @Test func marksStandAtTheirTimes() {
        #expect(line([]) == "──────────")
        #expect(line([(0, "a"), (199, "b"), (900, "c")]) == "ab───────c")
        #expect(line([(200, "icn")]) == "──icn─────")
    }

    @Test("What is said is cut where the next mark begins, and at the end") func cutting() {
        #expect(line([(100, "icheon"), (300, "b"), (800, "long")]) == "─icb────lo")
        #expect(line([(100, "서울"), (400, "b")]) == "─서─b─────")
    }

    @Test("Marks in one column stand side by side") func together() {
        #expect(line([(110, "t"), (120, "f")]) == "─tf───────")
    }

    @Test("All marks move by the same columns, whatever the phase", arguments: 1000..<1200)
    func moving(_ now: Int) {
        let line = line([(333, "a"), (450, "b"), (680, "c")], now: now)
        #expect(line.contains("ab─c"))
        #expect(line.displayWidth == 10)
    }

    @Test func whatIsTooOldIsGone() {
        #expect(line([(0, "a"), (500, "b")], now: 1400) == "b─────────")
        #expect(line([(0, "a")], now: 1_000_000) == "──────────")
    }

    @Test("No width, no line", arguments: [0, -1, 1]) func narrow(_ columns: Int) {
        #expect(line([(999, "abc")], columns: columns) == String("a".prefix(max(columns, 0))))
    }

    @Test func controlCharactersAreHarmless() {
        #expect(line([(100, "\u{1B}x")]) == "─�x───────")
    }
}
