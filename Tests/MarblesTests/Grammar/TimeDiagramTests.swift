import Marbles
import Testing

@Suite struct TimeDiagramTests {
    @Test(
        arguments: [
            ("----|", .milliseconds(4)), ("--- 5ms |", .milliseconds(8)), ("|", .zero),
            ("1.5s |--", .milliseconds(1500)),
            ("10.2ms |", .microseconds(10_200)), ("1m -|", .milliseconds(60_001)),
            ("9223372036853.775807ms |", .nanoseconds(Int64.max) - .frame),
        ] as [(String, Duration)])
    func durations(diagram: String, duration: Duration) throws {
        #expect(try MarbleDiagram.duration(diagram) == duration)
    }

    @Test(arguments: [
        ("----", 5), ("", 1), ("5ms", 4), ("-a-|", 2), ("--||", 4), ("--#", 3), ("-(-)|", 2), ("^--|", 1), ("--|a", 4),
        ("--)|", 3), ("9223372036854.775808ms |", 1),
    ])
    func rejections(diagram: String, column: Int) {
        let error = #expect(throws: MarbleError.self) { try MarbleDiagram.duration(diagram) }
        #expect(error?.column == column)
    }
}
