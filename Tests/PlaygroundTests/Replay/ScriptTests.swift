import Testing

@testable import Playground

@Suite struct ScriptTests {
    @Test func readsEveryAction() throws {
        let script = try Script(
            """
            # what a user does
            0ms type i
            120ms type  icn 

            0.5s clear
            800ms submit
              900ms pick ICN
            2s recents.pick São Paulo
            2s recents.remove ICN
            2500ms recents.clear
            1m retry
            1m end
            """)
        #expect(
            script.steps.map(\.action) == [
                .type("i"), .type(" icn "), .clear, .submit, .pick("ICN"), .pickRecent("São Paulo"),
                .removeRecent("ICN"),
                .clearRecents, .retry, .end,
            ])
        #expect(script.steps.map(\.line) == [2, 3, 5, 6, 7, 8, 9, 10, 11, 12])
        #expect(script.steps[2].time == .milliseconds(500))
    }

    @Test("An empty text is typed with and without the blank", arguments: ["2s type", "2s type "])
    func emptyText(_ line: String) throws {
        #expect(try Script(line).steps.map(\.action) == [.type("")])
    }

    @Test("A text may begin with a mark that joins what stands before it") func combiningMark() throws {
        #expect(try Script("0ms type \u{301}x").steps.map(\.action) == [.type("\u{301}x")])
        #expect(try Script("0ms type e\u{301}").steps.map(\.action) == [.type("e\u{301}")])
    }

    @Test("An empty file is a script; what cannot be read is named") func files() throws {
        #expect(try Script(contentsOf: "/dev/null").steps.isEmpty)
        #expect(throws: Complaint(text: "/ cannot be read")) { try Script(contentsOf: "/") }
        #expect(throws: Complaint(text: "/nowhere/x cannot be read")) { try Script(contentsOf: "/nowhere/x") }
        #expect(throws: Complaint(text: "/dev/zero is too long")) { try Script(contentsOf: "/dev/zero") }
    }

    @Test func onlyLineBreaksEndALine() throws {
        let script = try Script("0ms type a\u{2028}b\u{C}c\r\n1ms submit\r2ms retry")
        #expect(script.steps.map(\.line) == [1, 2, 3])
        #expect(script.steps.first?.action == .type("a\u{2028}b\u{C}c"))
    }

    @Test(
        "A bad line is named",
        arguments: [
            ("0ms type a\nsoon type b", "line 2: soon is not a time such as 120ms, 1.5s or 2m"),
            ("-1ms submit", "line 1: -1ms is not a time such as 120ms, 1.5s or 2m"),
            ("999999999999999999999m submit", "line 1: 999999999999999999999m is not a time such as 120ms, 1.5s or 2m"),
            ("5ms submit\n\n4ms submit", "line 3: the time goes back, from line 1"),
            ("5ms jump", "line 1: unknown action jump"),
            ("5ms", "line 1: there is a time and no action"),
            ("5ms pick", "line 1: pick of what?"),
            ("5ms recents.remove  ", "line 1: recents.remove of what?"),
            ("5ms clear all", "line 1: clear takes nothing, not all"),
            ("5ms end\n6ms submit", "line 2: nothing can come after the end in line 1"),
        ])
    func badLine(_ text: String, _ complaint: String) {
        #expect(throws: Complaint(text: complaint)) { try Script(text) }
    }
}
