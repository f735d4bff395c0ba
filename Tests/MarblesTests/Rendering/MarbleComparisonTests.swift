import Marbles
import Testing

/// What a failure says, as exact text (C29, R55).
@Suite struct MarbleComparisonTests {
    @Test func mappedValues() throws {
        let values: [Character: [String]] = ["a": ["Incheon"], "b": ["Incheon", "Incheon City"]]
        let comparison = MarbleComparison<[String], DescribedFailure>(values: values, areSame: ==, areSameFailures: ==)
        let text = try comparison.difference(
            "results", expected: MarbleDiagram.events("--a--b|", values: values),
            actual: MarbleDiagram.events("--a---b|", values: values))
        let expected = """
            results: not as expected
              expected  --a--b|
              actual    --a---b|
                             ^ expected b at 5 ms, got nothing; b came at 6 ms
              a = ["Incheon"]   b = ["Incheon", "Incheon City"]
            """
        #expect(text == expected)
    }

    @Test(arguments: ["--a--b|", "", "(ab#)", "-a 3s b"])
    func equalStreamsHaveNoDifference(diagram: String) throws {
        #expect(try difference(diagram, diagram) == nil)
    }

    @Test(arguments: [
        ("--a--b|", "--a--c|", 5, "expected b at 5 ms, got c"),
        ("--a--b|", "--a--|", 5, "expected b at 5 ms, got the completion"),
        ("--a--|", "--a--b", 5, "expected the completion at 5 ms, got b"),
        ("--a--b|", "--a--b", 6, "expected the completion at 6 ms, got nothing; the stream is still open"),
        ("--a--b#", "--a--b", 6, "expected the failure offline at 6 ms, got nothing; the stream is still open"),
        ("--a--b", "--a--b|", 6, "expected nothing more, got the completion at 6 ms"),
        ("--a", "--a-b", 4, "expected nothing more, got b at 4 ms"),
        ("--a--b", "--a", 5, "expected b at 5 ms, got nothing"),
        ("--a--b|", "--a---c|", 5, "expected b at 5 ms, got nothing; c came next, at 6 ms"),
        ("--a--b|", "--ab|", 3, "expected nothing at 3 ms, got b; b was expected at 5 ms"),
        ("--a--b|", "--ac-b|", 3, "expected nothing at 3 ms, got c"),
        ("--(ab)-|", "--(ba)-|", 3, "expected a at 2 ms, got b"),
        ("--(ab)-c", "--a----c", 4, "expected b at 2 ms, got nothing more; c came next, at 7 ms"),
        ("--a-----|", "--(ab)--|", 4, "expected nothing more at 2 ms, got b"),
        ("--a--b#", "--a--b|", 6, "expected the failure offline at 6 ms, got the completion"),
        ("10.2ms a|", "10.3ms a|", 7, "expected a at 10.2 ms, got nothing; a came at 10.3 ms"),
    ])
    func words(expected: String, actual: String, column: Int, words: String) throws {
        let lines = try #require(try difference(expected, actual)).split(separator: "\n")
        let margin = String(repeating: " ", count: 12 + column)
        #expect(lines[3] == margin + "^ " + words)
    }

    @Test func differingFailures() throws {
        let expected: [Recorded<String, DescribedFailure>] = try MarbleDiagram.events(
            "-a#", error: DescribedFailure("offline"))
        let actual: [Recorded<String, DescribedFailure>] = try MarbleDiagram.events(
            "-a#", error: DescribedFailure("notFound"))
        let expectation = """
            results: not as expected
              expected  -a#
              actual    -a#
                          ^ expected the failure offline at 2 ms, got the failure notFound
            """
        #expect(compare().difference("results", expected: expected, actual: actual) == expectation)
    }

    @Test func longGapsAreShortenedInBothRows() throws {
        let expected = """
            results: not as expected
              expected  a 99ms - 199ms b|
              actual    a 99ms c 199ms b|
                               ^ expected nothing at 100 ms, got c
            """
        #expect(try difference("a 299ms b|", "a 99ms c 199ms b|") == expected)
    }

    @Test func groupsThatCannotStretchUseBrackets() throws {
        let expected = """
            results: not as expected
              expected  --[ab]----|
              actual    --[ab]-|
                               ^ expected nothing at 4 ms, got the completion; the completion was expected at 7 ms
            """
        #expect(try difference("--(ab)-|", "--[ab]-|") == expected)
    }

    @Test func wideCharactersLineUp() throws {
        let expected = """
            results: not as expected
              expected  -서--e\u{301} |
              actual    -- --😀|
                         ^ expected 서 at 1 ms, got nothing; 😀 came next, at 4 ms
            """
        #expect(try difference("-서--e\u{301}|", "----😀|") == expected)
    }

    @Test func timesThatAreIgnored() throws {
        #expect(try difference("--a--b|", "a 1s b|", ignoresTimes: true) == nil)
        let expected = """
            results: not as expected
              expected  --a--b|
              actual    --b---b|
                          ^ expected a, got b at 2 ms
            """
        #expect(try difference("--a--b|", "--b---b|", ignoresTimes: true) == expected)
        let missing = """
            results: not as expected
              expected  --a-b
              actual    a----
                            ^ expected b, got nothing
            """
        #expect(try difference("--a-b", "a", ignoresTimes: true) == missing)
    }

    @Test func onlyTheNeighbourhoodOfTheDifferenceIsShown() throws {
        let same = String(repeating: "-a", count: 500)
        let text = try #require(try difference(same + "-b" + same, same + "-c" + same))
        let lines = text.split(separator: "\n")
        #expect(lines[1].hasPrefix("  expected  … ") && lines[1].hasSuffix(" …"))
        #expect(lines[2].hasPrefix("  actual    … ") && lines[2].hasSuffix(" …"))
        let caret = try #require(lines[3].firstIndex(of: "^")).utf16Offset(in: lines[3])
        #expect(Array(lines[1])[caret] == "b" && Array(lines[2])[caret] == "c")
        #expect(lines.allSatisfy { $0.count < 150 })
    }

    // R46: to tell all of these apart would take a hundred million looks; they are counted, not timed.
    @Test func manyDifferentValuesAreNotAllComparedWithEachOther() throws {
        let expected = (0..<10_000).map { Recorded<Int, DescribedFailure>(.next($0), at: .milliseconds($0)) }
        var actual = expected
        actual[7000] = Recorded(.next(-1), at: .milliseconds(7000))
        var looks = 0
        let comparison = MarbleComparison<Int, DescribedFailure>(
            areSame: { one, other in
                looks += 1
                return one == other
            }, areSameFailures: ==)
        let lines = try #require(comparison.difference("numbers", expected: expected, actual: actual))
            .split(separator: "\n")
        #expect(lines[1].hasPrefix("  expected  … ") && lines[1].hasSuffix(" …"))
        #expect(lines[3].contains(" at 7000 ms, got "))
        #expect(looks < 200_000)
    }

    @Test func observedUntilALaterTime() throws {
        let events: [Recorded<String, DescribedFailure>] = try MarbleDiagram.events("-a-b")
        let text = compare().difference(
            "results", expected: events, actual: Array(events.prefix(1)), until: .milliseconds(50))
        let expected = """
            results: not as expected
              expected  -a-b 46ms
              actual    -a-- 46ms
                           ^ expected b at 3 ms, got nothing
            """
        #expect(text == expected)
    }

    @Test func hotTimes() throws {
        let expected: [Recorded<String, DescribedFailure>] = try MarbleDiagram.events("-a-^-b", .hot)
        let actual: [Recorded<String, DescribedFailure>] = try MarbleDiagram.events("-a-^--b", .hot)
        let text = """
            results: not as expected
              expected  a-^-b-
              actual    a-^--b
                            ^ expected b at 2 ms, got nothing; b came at 3 ms
            """
        #expect(compare().difference("results", expected: expected, actual: actual) == text)
    }
}

private func compare(ignoresTimes: Bool = false) -> MarbleComparison<String, DescribedFailure> {
    MarbleComparison(ignoresTimes: ignoresTimes, areSame: ==, areSameFailures: ==)
}

private func difference(_ expected: String, _ actual: String, ignoresTimes: Bool = false) throws -> String? {
    try compare(ignoresTimes: ignoresTimes).difference(
        "results", expected: MarbleDiagram.events(expected, error: DescribedFailure("offline")),
        actual: MarbleDiagram.events(actual, error: DescribedFailure("offline")))
}
