import Marbles
import Testing

@Suite struct MarbleLegendTests {
    @Test func lettersAreGivenInOrderAndSkipWhatSpeaksForItself() {
        expect(
            ["x", "", "-", "many words", "a", "x"], ["x", "", "-", "many words", "a", "y"],
            """
              expected  xbcdax
              actual    xbcday
                             ^ expected x at 5 ms, got y
              b = ""   c = "-"   d = "many words"
            """)
    }

    @Test func charactersOfTheMapMeanNothingElse() {
        expect(
            [1, 2], [1, 9], values: ["a": 1, "b": 2, "9": 3],
            """
              expected  ab
              actual    ac
                         ^ expected b at 1 ms, got c
              a = 1   b = 2   c = 9
            """)
    }

    @Test func equalValuesOfTheMapShareTheFirstCharacter() {
        expect(
            [1, 1], [1, 2], values: ["b": 1, "a": 1],
            """
              expected  aa
              actual    a2
                         ^ expected a at 1 ms, got 2
              a = 1
            """)
    }

    @Test func unequalValuesThatAreDescribedAlike() {
        expect(
            [Quiet(id: 1), Quiet(id: 2)], [Quiet(id: 1), Quiet(id: 3)],
            """
              expected  ab
              actual    ac
                         ^ expected b at 1 ms, got c (described alike, but not equal)
              a = quiet   b = quiet   c = quiet
            """)
    }

    @Test func valuesThatTheClosureCallsSameShareALetter() {
        expect(
            ["one", "TWO", "x"], ["ONE", "two", "y"], areSame: { $0.lowercased() == $1.lowercased() },
            """
              expected  abx
              actual    aby
                          ^ expected x at 2 ms, got y
              a = "one"   b = "TWO"
            """)
    }

    @Test func aLongLegendTakesALineForEach() {
        let long = String(repeating: "long ", count: 12)
        expect(
            [long + "1", long + "2\nlines"], [long + "1", ""],
            """
              expected  ab
              actual    ac
                         ^ expected b at 1 ms, got c
              a = "\(long)1"
              b = "\(long)2\\nlines"
              c = ""
            """)
    }

    @Test func moreValuesThanTheAlphabetHas() {
        let events = (10..<310).map { Recorded<Int, Never>.next($0, at: .frame * ($0 - 10)) }
        let text = MarbleDiagram.text(events)
        #expect(text.count == 300)
        #expect(Set(text).count == 300)
        #expect(text.hasPrefix("abc"))
    }
}

private struct Quiet: Equatable, CustomStringConvertible {
    let id: Int
    let description = "quiet"
}

private func expect<Element: Equatable>(
    _ expected: [Element], _ actual: [Element], values: [Character: Element] = [:],
    areSame: @escaping (Element, Element) -> Bool = { $0 == $1 }, _ text: String,
    at location: SourceLocation = #_sourceLocation
) {
    let comparison = MarbleComparison<Element, Never>(
        values: values, areSame: areSame, areSameFailures: ==)
    let difference = comparison.difference("it", expected: row(expected), actual: row(actual))
    #expect(difference == "it: not as expected\n" + text, sourceLocation: location)
}

private func row<Element>(_ elements: [Element]) -> [Recorded<Element, Never>] {
    elements.enumerated().map { .next($1, at: .frame * $0) }
}
