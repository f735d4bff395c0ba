import Foundation
import Testing

@testable import Playground

@Suite @MainActor struct MarblesCommandTests {
    private func marbles(_ words: String...) async throws -> String {
        var printed: [String] = []
        try await MarblesCommand.run(words) { printed.append($0) }
        return printed.joined(separator: "\n")
    }

    /// What is said instead of a picture, and the exit status.
    private func complaint(_ words: String...) async -> Complaint? {
        await #expect(throws: Complaint.self) { try await MarblesCommand.run(words) { _ in } }
    }

    @Test func theRealOperatorRunsOnTheDiagram() async throws {
        #expect(
            try await marbles("debounce", "--input", "a-b---c--|", "--quiet", "3") == """
                debounce: sends an element when nothing has followed it for a while
                  ms      0 2  5   9
                  input   a-b---c--|
                          input.debounce(.milliseconds(3))
                  output  -----b---(c|)
                """)
    }

    @Test func innerStreamsAndTheirSubscriptionsAreShown() async throws {
        #expect(
            try await marbles("flatMapLatest", "--input", "-a--b|", "--inner", "*-x|") == """
                flatMapLatest: makes a stream of each element, and leaves the one before it
                  ms        0 2 4 6
                  input     -a--b|
                  inner(x)  *-x|
                            input.flatMapLatest { x in inner(x) }
                  inner(a)  -^--!
                  inner(b)  ----^--!
                  output    -a-xb-x|
                """)
    }

    @Test func asyncWorkIsShownAndCancelled() async throws {
        #expect(
            try await marbles("flatMapLatestAsync", "--input", "-a-b|", "--latency", "3") == """
                flatMapLatestAsync: asks for the latest element; the task before is cancelled
                  ms       1 3  6
                  input   -a-b|
                          input.flatMapLatest { x in try await ask(x) }
                  ask(a)  -^-!
                  ask(b)  ---^--!
                  output  ------(B|)
                """)
    }

    @Test func severalInputs() async throws {
        #expect(
            try await marbles("zip", "--input", "a-b|", "--input", "1-2|", "--input", "x--y|") == """
                zip: sends the first elements of all streams together, then the second ones
                  ms      0 2 4
                  one     a-b|
                  two     1-2|
                  three   x--y|
                          Observable.zip(one, two, three)
                  output  c--(d|)
                  c = a1x   d = b2y
                """)
    }

    @Test func whatHasNoEndIsShownForAWhile() async throws {
        #expect(
            try await marbles("interval", "--period", "5ms", "--until", "12") == """
                interval: counts, one number each period
                  ms           5    10
                          Observable.interval(.milliseconds(5))
                  output  -----0----1-
                  It goes on: shown until 12 ms, --until looks further.
                """)
    }

    @Test func pausesOptionsAndFailures() async throws {
        #expect(
            try await marbles("retry", "--input", "a 29ms #", "--attempts", "2") == """
                retry: subscribes anew when the stream fails, so many times
                  ms          0      30     60
                  input       a 29ms #
                              input.retry(2)
                  output      a 29ms a 29ms #
                  subscribed  ^ 29ms !
                  subscribed  - 29ms ^ 29ms !
                  # = a failure
                """)
    }

    @Test(arguments: [
        (["debuonce"], "no operator is called debuonce; did you mean debounce?"),
        (["qwertz"], "no operator is called qwertz; marbles lists them all"),
        (["debounce", "--quite", "3"], "debounce has no option --quite; see marbles debounce --help"),
        (["debounce", "--quiet"], "--quiet takes a value; see marbles --help"),
        (["debounce", "--quiet", "-1"], "--quiet takes a time from 0ms to 60m, such as 3 or 1.5s, not -1"),
        (["debounce", "--quiet", "soon"], "--quiet takes a time from 0ms to 60m, such as 3 or 1.5s, not soon"),
        (["interval", "--period", "0"], "--period takes a time from 1ms to 60m, such as 3 or 1.5s, not 0"),
        (["take", "--count", "-1"], "--count takes a number from 0 to 100, not -1"),
        (
            ["take", "--count", "99999999999999999999"],
            "--count takes a number from 0 to 100, not 99999999999999999999"
        ),
        (["throttle", "--latest", "maybe"], "--latest takes true or false, not maybe"),
        (["map", "--input", "a", "--input", "b"], "map takes one --input"),
        (["just", "--input", "a"], "just has no option --input; see marbles just --help"),
        (["map", "filter"], "marbles takes one operator; see marbles --help"),
        (["--quiet", "3"], "--quiet needs an operator before it; see marbles --help"),
        (["map", "--input", "a-b)"], "--input: column 4, ')': closes nothing\n  a-b)\n     ^"),
        (["not", "--input", "x"], "--input, of t and f: column 1, 'x': no String is given for this marble\n  x\n  ^"),
        (["flatMap", "--inner", "(a"], "--inner: column 1, '(': a group that is never closed\n  (a\n  ^"),
    ])
    func badCommandLines(words: [String], text: String) async {
        let complaint = await #expect(throws: Complaint.self) { try await MarblesCommand.run(words) { _ in } }
        #expect(complaint == Complaint(text: text, status: 2))
    }

    @Test func whatCannotBeDoneIsSaid() async {
        let long = String(repeating: "a", count: 2_001)
        #expect(await complaint("map", "--input", long)?.text.hasPrefix("--input has 2001 characters") == true)
        #expect(
            await complaint("retryForever", "--input", "#")
                == Complaint(text: "retryForever never lets time pass: it goes on without end at 0 ms", status: 1))
        #expect(await complaint("interval", "--period", "1", "--until", "60m")?.status == 1)
        #expect(
            await complaint("map", "--svg", "/nowhere/map.svg")
                == Complaint(text: "--svg: /nowhere/map.svg cannot be written: No such file or directory", status: 1))
    }

    @Test func thePictureAsSVG() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try await marbles("debounce", "--svg", file.path())
        let svg = try String(contentsOf: file, encoding: .utf8)
        #expect(svg.contains(">input.debounce(.milliseconds(3))</text>"))
        #expect(svg.contains("output: b at 5 ms, c at 9 ms, completed at 9 ms."))
    }

    @Test func everythingHasItsHelp() async throws {
        #expect(try await marbles("--help").contains("Exit status: 0"))
        let list = try await marbles()
        for exhibit in Gallery.all {
            #expect(list.contains("\n  \(exhibit.name) "))
            let help = try await marbles(exhibit.name, "--help")
            for option in exhibit.options { #expect(help.contains("--\(option.name) ")) }
        }
    }

    @Test func otherSpellingsOfANameAreUnderstood() {
        for name in ["takeWhile", "takewhile", "take-while", "take(while:)", "take(while:behavior:)"] {
            #expect(Gallery.find(name)?.name == "takeWhile")
        }
    }

    @Test func theREADMEShowsWhatIsPrinted() async throws {
        let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../README.md")
            .standardized
        let text = try String(contentsOf: readme, encoding: .utf8)
        let samples = text.matches(of: /\$ swift run Playground marbles (.+)\n/)
        #expect(samples.count >= 1)
        for sample in samples {
            let words = sample.1.split(separator: " ").map { $0.trimmingCharacters(in: ["'"]) }
            var printed = ""
            try await MarblesCommand.run(words) { printed += $0 }
            #expect(text[sample.range.upperBound...].hasPrefix(printed + "\n```"), "\(printed)")
        }
    }
}
