import SearchFeature
import Testing

@testable import Playground

@Suite @MainActor struct ReplayTests {
    private func replay(_ script: String, _ options: String...) async throws -> [String] {
        var lines: [String] = []
        try await Replay(Script(script), Arguments(["replay", "x"] + options)) { lines.append($0) }.run()
        return lines
    }

    private let initial = [
        #"{"ms":0,"output":"results","value":[]}"#,
        #"{"ms":0,"output":"failure","value":null}"#,
        #"{"ms":0,"output":"isSearching","value":false}"#,
        #"{"ms":0,"output":"recents","value":[]}"#,
    ]

    private let incheon =
        #"{"city":"Seoul","code":"ICN","country":"KR","name":"Incheon International Airport"}"#

    @Test func aSearch() async throws {
        let script =
            "0ms type i\n120ms type ic\n200ms type icn\n800ms submit\n900ms pick ICN\n2s type \n3s recents.remove icn"
        let expected =
            initial + [
                #"{"ms":500,"output":"isSearching","value":true}"#,
                #"{"ms":500,"output":"results","value":[\#(incheon)]}"#,
                #"{"ms":500,"output":"isSearching","value":false}"#,
                #"{"ms":800,"output":"recents","value":[{"text":"icn"}]}"#,
                #"{"ms":900,"output":"recents","value":[{"code":"ICN","text":"Incheon International Airport"},{"text":"icn"}]}"#,
                #"{"ms":900,"output":"route","value":{"code":"ICN","name":"Incheon International Airport"}}"#,
                #"{"ms":2000,"output":"results","value":[]}"#,
                #"{"ms":3000,"output":"recents","value":[{"code":"ICN","text":"Incheon International Airport"}]}"#,
            ]
        for _ in 1...2 { #expect(try await replay(script) == expected) }
    }

    @Test func tooMuchAtOneTimeIsSaid() async throws {
        let script = Array(repeating: "0ms clear", count: 100_000).joined(separator: "\n") + "\n1ms end"
        let error = await #expect(throws: Complaint.self) { try await replay(script) }
        #expect(error?.text.contains("100000 steps ran without the clock moving") == true)
    }

    @Test func timesBetweenMillisecondsAreExact() async throws {
        let lines = try await replay("0.1234567ms type icn")
        #expect(lines.last == #"{"ms":300.1234567,"output":"isSearching","value":false}"#)
    }

    @Test("A slow search that fails first") func trouble() async throws {
        let lines = try await replay("0ms type icn\n1s retry", "--latency", "100", "--fail-first", "1")
        #expect(
            lines == initial + [
                #"{"ms":300,"output":"isSearching","value":true}"#,
                #"{"ms":400,"output":"failure","value":"\#(SearchError.offline)"}"#,
                #"{"ms":400,"output":"isSearching","value":false}"#,
                #"{"ms":1000,"output":"isSearching","value":true}"#,
                #"{"ms":1100,"output":"results","value":[\#(incheon)]}"#,
                #"{"ms":1100,"output":"failure","value":null}"#,
                #"{"ms":1100,"output":"isSearching","value":false}"#,
            ])
    }

    @Test("A pick waits for what the same moment brings") func pickAtOnce() async throws {
        let lines = try await replay("0ms type icn\n300ms pick icn")
        #expect(
            lines.last == #"{"ms":300,"output":"route","value":{"code":"ICN","name":"Incheon International Airport"}}"#)
    }

    @Test("The end cuts off what is pending") func end() async throws {
        #expect(try await replay("0ms type icn\n299ms end") == initial)
    }

    @Test("A pick of what is not there names its line", arguments: ["pick JFK", "recents.pick x", "recents.remove x"])
    func badPick(_ action: String) async throws {
        var lines: [String] = []
        let script = try Script("0ms type icn\n1s \(action)\n2s type jfk")
        let complaint = await #expect(throws: Complaint.self) {
            try await Replay(script, Arguments(["replay", "x"])) { lines.append($0) }.run()
        }
        let what = action.hasPrefix("pick") ? "JFK is not among the results" : "x is not among the recent searches"
        #expect(complaint?.text == "line 2: \(what)")
        #expect(lines.count == 7)
    }

    @Test(arguments: [
        (["--speed"], "unknown option --speed; see --help"),
        (["replay"], "replay takes one file; see --help"),
        (["sing"], "unknown command sing; see --help"),
        (["--latency", "soon"], "--latency takes a number from 0 to 1000000000, not soon"),
        (["--store"], "--store takes a value; see --help"),
    ])
    func badArguments(_ words: [String], _ complaint: String) {
        #expect(throws: Complaint(text: complaint)) { try Arguments(words) }
    }
}
