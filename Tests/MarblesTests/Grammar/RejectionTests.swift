import Marbles
import Testing

/// Every rejection names its column and the character there (C27).
@Suite struct RejectionTests {
    @Test(
        arguments: [
            ("((ab))c", 2, "(", "a group inside the group of column 1"),
            ("([ab])c", 2, "[", "a group inside the group of column 1"),
            ("[(", 2, "(", "a group inside the group of column 1"),
            ("(a", 1, "(", "a group that is never closed"),
            ("--[a", 3, "[", "a group that is never closed"),
            ("5ms) a", 4, ")", "closes nothing"),
            ("a)b", 2, ")", "closes nothing"),
            ("a]b", 2, "]", "closes nothing"),
            ("(a]b", 3, "]", "closes nothing"),
            ("[a)b", 3, ")", "closes nothing"),
            ("-a|b", 4, "b", "only time may follow the end of the stream"),
            ("-a#-|", 5, "|", "only time may follow the end of the stream"),
            ("(a|b)", 4, "b", "only time may follow the end of the stream"),
            ("||", 2, "|", "only time may follow the end of the stream"),
            ("| (", 3, "(", "only time may follow the end of the stream"),
            ("-^-a", 2, "^", "only a hot diagram may have '^'"),
            ("-a!", 3, "!", "'!' belongs into a subscription diagram"),
            ("a\t-b", 2, "\t", "only plain spaces may be blank"),
            ("a\n-b", 2, "\n", "only plain spaces may be blank"),
            ("- 99999999999999999999999999999999999999999999999999ms a", 3, "9", tooLong),
            ("9999999999999s a", 1, "9", tooLong),
            ("9223372036s 9223372036s a", 13, "9", "more than 292 years"),
            ("9223372036.854775807s a", 23, "a", "more than 292 years"),
            ("0.0000000000000001ms", 1, "0", tooLong),
        ] as [(String, Int, Character, String)])
    func cold(diagram: String, column: Int, character: Character, problem: String) {
        let error = #expect(throws: MarbleError.self) {
            let _: [Recorded<String, DescribedFailure>] = try MarbleDiagram.events(diagram, error: DescribedFailure())
        }
        expect(error, diagram, column, character, problem)
    }

    @Test(
        arguments: [("a^b^c", 4, "^", "a second '^'"), ("a^b!", 4, "!", "'!' belongs into a subscription diagram")]
            as [(String, Int, Character, String)])
    func hot(diagram: String, column: Int, character: Character, problem: String) {
        let error = #expect(throws: MarbleError.self) {
            let _: [Recorded<String, DescribedFailure>] = try MarbleDiagram.events(
                diagram, .hot, error: DescribedFailure())
        }
        expect(error, diagram, column, character, problem)
    }

    @Test func aLetterIsNoInt() {
        let error = #expect(throws: MarbleError.self) {
            let _: [Recorded<Int, Never>] = try MarbleDiagram.events("-1-x|")
        }
        expect(error, "-1-x|", 4, "x", "no Int is given for this marble")
    }

    @Test func aFullWidthDigitIsNoInt() {
        let error = #expect(throws: MarbleError.self) {
            let _: [Recorded<Int, Never>] = try MarbleDiagram.events("１")
        }
        expect(error, "１", 1, "１", "no Int is given for this marble")
    }

    @Test func aMarbleThatTheMapLacks() {
        let error = #expect(throws: MarbleError.self) {
            let _: [Recorded<String, Never>] = try MarbleDiagram.events("-a-b", values: ["a": "x"])
        }
        expect(error, "-a-b", 4, "b", "no String is given for this marble")
    }

    @Test(
        arguments: [
            ("-<b>-", 2, "<", "no value is named 'b'"), ("-<a", 2, "<", "a name that is never closed by '>'"),
            ("-<>", 2, "<", "no value is named ''"), ("-<a>>", 5, ">", "no Int is given for this marble"),
        ] as [(String, Int, Character, String)])
    func names(diagram: String, column: Int, character: Character, problem: String) {
        let error = #expect(throws: MarbleError.self) {
            let _: [Recorded<Int, Never>] = try MarbleDiagram.events(diagram, values: [:], named: ["a": 1])
        }
        expect(error, diagram, column, character, problem)
    }

    @Test func aFailureWithoutAnError() {
        let error = #expect(throws: MarbleError.self) {
            let _: [Recorded<String, DescribedFailure>] = try MarbleDiagram.events("-a#")
        }
        expect(error, "-a#", 3, "#", "no error was given for '#'")
    }

    @Test func theTextShowsTheColumn() {
        let error = #expect(throws: MarbleError.self) {
            let _: [Recorded<String, Never>] = try MarbleDiagram.events("--😀b)c")
        }
        #expect(error?.description == "column 5, ')': closes nothing\n  --😀b)c\n       ^")
    }

    @Test func theTextPastTheEnd() {
        let error = #expect(throws: MarbleError.self) { try MarbleDiagram.duration("--") }
        #expect(error?.description == "column 3, the end: a time diagram must end with '|'\n  --\n    ^")
    }
}

private let tooLong = "not a usable time: more than 292 years, or finer than can be kept"

private func expect(
    _ error: MarbleError?, _ diagram: String, _ column: Int, _ character: Character, _ problem: String,
    at location: SourceLocation = #_sourceLocation
) {
    #expect(error?.diagram == diagram, sourceLocation: location)
    #expect(error?.column == column, sourceLocation: location)
    #expect(error?.character == character, sourceLocation: location)
    #expect(error?.problem == problem, sourceLocation: location)
}
