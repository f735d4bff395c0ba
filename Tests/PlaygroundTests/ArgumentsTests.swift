import Testing

@testable import Playground

@Suite struct ArgumentsTests {
    @Test func withoutWordsTheSearchIsLive() throws {
        #expect(try Arguments([]).command == .live)
        #expect(try !Arguments([]).readsLines)
        #expect(try Arguments(["--lines", "--streams"]).readsLines)
    }

    @Test("- is the input, and no option") func standardInput() throws {
        #expect(try Arguments(["replay", "-"]).command == .replay(file: "-"))
        #expect(throws: Complaint(text: "unknown command -; see --help")) { try Arguments(["-"]) }
    }

    @Test("The help names every option and every key") func help() {
        for word in [
            "--store", "--latency", "--fail-first", "--streams", "--lines", "replay", "marbles", "NO_COLOR", "^C",
        ] {
            #expect(Arguments.help.contains(word))
        }
    }
}
