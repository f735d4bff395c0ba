import Marbles
import Testing

@Suite struct SubscriptionDiagramTests {
    @Test(
        arguments: [
            ("--^--!-", 2, 5), ("500ms ^ 1s !", 500, 1501), ("---(^!)-", 3, 3), ("--^--", 2, nil), ("---!", nil, 3),
            ("-----", nil, nil), ("", nil, nil), ("^!", 0, 1), ("-[^!]", 1, 1), ("^-!--", 0, 2),
            ("^-!(-)[-] 5ms ", 0, 2),
        ] as [(String, Int?, Int?)])
    func windows(diagram: String, subscribed: Int?, unsubscribed: Int?) throws {
        let window = SubscriptionWindow(
            subscribed: subscribed.map { .milliseconds($0) }, unsubscribed: unsubscribed.map { .milliseconds($0) })
        #expect(try MarbleDiagram.window(diagram) == window)
    }

    @Test(arguments: [
        ("^-^", 3, "a second '^'"), ("^!!", 3, "a second '!'"),
        ("^a!", 2, "a subscription diagram has only time, '^' and '!'"),
        ("-!-^", 4, "'^' after '!'"), ("^-|", 3, "a subscription diagram has only time, '^' and '!'"),
        ("^#", 2, "a subscription diagram has only time, '^' and '!'"), ("(^!", 1, "a group that is never closed"),
        ("^)", 2, "closes nothing"), ("((^))", 2, "a group inside the group of column 1"),
    ])
    func rejections(diagram: String, column: Int, problem: String) {
        let error = #expect(throws: MarbleError.self) { try MarbleDiagram.window(diagram) }
        #expect(error?.column == column)
        #expect(error?.character == Array(diagram)[column - 1])
        #expect(error?.problem == problem)
    }
}
