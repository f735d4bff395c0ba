import Marbles
import Testing

@Suite struct MarbleDiagramTextTests {
    @Test(arguments: [
        "", "--a--b--|", "(ab|)", "--(abc)-|", "a-b", "-a#", "a 99ms b 1m c|", "10.2ms a", "a 1.5s b", "a 90s b",
        "a--------------------b", "a 21ms b", "[1]ms", "[1]m", "a-1m", "[ab]c", "a 0.5ms b", "(a|)", "--😀-서|",
    ])
    func isWrittenAsItWouldBeByHand(diagram: String) throws {
        let events: [Recorded<String, DescribedFailure>] = try MarbleDiagram.events(
            diagram, error: DescribedFailure(""))
        #expect(MarbleDiagram.text(events) == diagram)
    }

    @Test func timesCloserThanAColumnShareIt() {
        let events: [Recorded<String, Never>] = [
            .next("a", at: .zero), .next("b", at: .microseconds(500)), .next("c", at: .milliseconds(1)),
        ]
        #expect(MarbleDiagram.text(events) == "[ab]c")
    }

    @Test(
        arguments: [
            (.milliseconds(5), "5 ms"), (.microseconds(10_200), "10.2 ms"), (.seconds(61), "61000 ms"),
            (.milliseconds(-2), "-2 ms"), (.microseconds(-500), "-0.5 ms"),
            (Duration(attoseconds: 1), "0.000000000000001 ms"),
            (.zero, "0 ms"),
        ] as [(Duration, String)])
    func timesInWords(time: Duration, text: String) {
        #expect(time.inWords == text)
    }
}
