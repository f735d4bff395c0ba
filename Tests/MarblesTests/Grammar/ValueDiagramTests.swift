import Marbles
import Testing

/// Every vector of the grammar (C27, R52, R53).
@Suite struct ValueDiagramTests {
    @Test(arguments: [
        ("--a--b--|", "2:a 5:b 8:|"),
        ("(ab|)", "0:a 0:b 0:|"),
        ("--(abc)-|", "2:a 2:b 2:c 8:|"),
        ("(a-b)c", "0:a 0:b 5:c"),
        ("(a 5ms b)c", "0:a 0:b 9:c"),
        ("a 9ms b 9s c|", "0:a 10:b 9011:c 9012:|"),
        ("--a 2.5m b", "2:a 150003:b"),
        ("10.2ms a 1.2s b 1m c|", "10.2:a 1211.2:b 61212.2:c 61213.2:|"),
        ("  -a - b -    c |  ", "1:a 3:b 5:c 6:|"),
        ("a1msb", "0:a 1:1 2:m 3:s 4:b"),
        ("a 1ms b", "0:a 2:b"),
        ("1 2 3|", "0:1 1:2 2:3 3:|"),
        ("a 10ms", "0:a"),
        ("3m", ""),
        ("--[abc]-|", "2:a 2:b 2:c 4:|"),
        ("", ""),
        ("()a", "2:a"),
        ("[]a", "1:a"),
        ("[a-b 5ms c]d", "0:a 0:b 0:c 1:d"),
        ("--(a#)--", "2:a 2:#"),
        ("-a-|-- 5ms --", "1:a 3:|"),
        ("😀-👨‍👩‍👧-e\u{301}🇰🇷", "0:😀 2:👨‍👩‍👧 4:e\u{301} 5:🇰🇷"),
        ("<a>", "0:< 1:a 2:>"),
        ("1️⃣ms 1️⃣ms ", "0:1️⃣ 1:m 2:s 3:1️⃣ 4:m 5:s"),
        ("(5ms a)b", "0:5 0:m 0:s 0:a 6:b"),
        ("5ms", ""), ("5.ms", "0:5 1:. 2:m 3:s"), (".5s", "0:. 1:5 2:s"),
        ("5msx", "0:5 1:m 2:s 3:x"), ("5h a", "0:5 1:h 2:a"), ("0ms a", "0:a"),
        ("0.000000000000001ms a", "0.000000000000001:a"),
        ("1.50000000000000000000000000ms a", "1.5:a"),
        ("00000000000000000000000000000000000000000005ms a", "5:a"),
    ])
    func cold(diagram: String, events: String) {
        #expect(read(diagram, .cold) == events)
    }

    @Test(arguments: [
        ("-a-^-b--|", "-2:a 2:b 5:|"),
        ("- 10ms ^ a", "1:a"),
        ("a  ^ b", "-1:a 1:b"),
        ("-a-b|", "1:a 3:b 4:|"),
        ("-(a^b)c", "0:a 0:b 5:c"),
        ("a[^b]c", "-1:a 0:b 1:c"),
    ])
    func hot(diagram: String, events: String) {
        #expect(read(diagram, .hot) == events)
    }

    @Test func digitsAreNumbers() throws {
        let events: [Recorded<Int, Never>] = try MarbleDiagram.events("-1-0|")
        #expect(events.map(\.event) == [.next(1), .next(0), .completed])
    }

    @Test func marblesOfACustomType() throws {
        let events: [Recorded<Light, Never>] = try MarbleDiagram.events("-rg")
        #expect(events.map(\.event) == [.next(.red), .next(.green)])
    }

    @Test("R54: values of a map, and values with names") func mappedAndNamedValues() throws {
        let events: [Recorded<[Int], Never>] = try MarbleDiagram.events(
            "-a-<two of them>b|", values: ["a": [1], "b": []], named: ["two of them": [1, 2]])
        #expect(events.map(\.event) == [.next([1]), .next([1, 2]), .next([]), .completed])
        #expect(events.map(\.time) == [1, 3, 4, 5].map { .milliseconds($0) })
    }

    @Test func withoutNamesAngleBracketsAreMarbles() throws {
        let events: [Recorded<Int, Never>] = try MarbleDiagram.events("<a>", values: ["<": 1, "a": 2, ">": 3])
        #expect(events.map(\.event) == [.next(1), .next(2), .next(3)])
    }
}

private enum Light: MarbleValue {
    case red
    case green

    init?(marble: Character) {
        switch marble {
        case "r": self = .red
        case "g": self = .green
        default: return nil
        }
    }
}

private func read(_ diagram: String, _ kind: MarbleDiagram.Kind) -> String {
    do {
        let events: [Recorded<String, DescribedFailure>] = try MarbleDiagram.events(
            diagram, kind, error: DescribedFailure())
        return events.map { "\(millis($0.time)):\(sign($0.event))" }.joined(separator: " ")
    } catch {
        return "\(error)"
    }
}

private func sign(_ event: MarbleEvent<String, DescribedFailure>) -> String {
    switch event {
    case .next(let element): element
    case .completed: "|"
    case .failed: "#"
    }
}

private func millis(_ time: Duration) -> String {
    let (whole, part) = time.attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
    guard part != 0 else { return "\(whole)" }
    var digits = String(repeating: "0", count: 15 - "\(part)".count) + "\(part)"
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
}
