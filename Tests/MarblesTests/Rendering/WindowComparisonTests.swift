import Marbles
import Testing

@Suite struct WindowComparisonTests {
    @Test func theSameWindows() throws {
        #expect(try difference(["--^--!", "^"], ["--^--!-", "^--"]) == nil)
        #expect(try difference(["-----"], []) == nil)
    }

    @Test(arguments: [
        (
            ["--^--!"], ["--^---!"],
            """
              expected  --^--!
              actual    --^---!
                             ^ expected the unsubscription at 5 ms, got nothing; the unsubscription came at 6 ms
            """
        ),
        (
            ["--^--!"], ["--^"],
            """
              expected  --^--!
              actual    --^---
                             ^ expected the unsubscription at 5 ms, got nothing; it is still subscribed
            """
        ),
        (
            ["^--!", "----^-!"], ["^--!", "-----^!"],
            """
              expected 1  ^--!
              expected 2  ----^-!
              actual 1    ^--!
              actual 2    -----^!
                              ^ expected the subscription at 4 ms, got nothing; the subscription came at 5 ms
            """
        ),
        (
            ["^--!", "----^-!"], ["^--!"],
            """
              expected 1  ^--!
              expected 2  ----^-!
              actual      ^--!
                              ^ expected 2 subscriptions, got 1
            """
        ),
        (
            ["(^!)"], ["(^!)", "----^"],
            """
              expected  (^!)
              actual 1  (^!)
              actual 2  ----^
                            ^ expected 1 subscription, got 2
            """
        ),
        (
            ["-^"], [],
            """
              expected  -^
                         ^ expected 1 subscription, got 0
            """
        ),
        (
            [], ["-^"],
            """
              actual  -^
                       ^ expected 0 subscriptions, got 1
            """
        ),
    ])
    func pictures(expected: [String], actual: [String], text: String) throws {
        #expect(try difference(expected, actual) == "source: not subscribed as expected\n" + text)
    }
}

private func difference(_ expected: [String], _ actual: [String]) throws -> String? {
    try WindowComparison.difference(
        "source", expected: expected.map(MarbleDiagram.window), actual: actual.map(MarbleDiagram.window))
}
