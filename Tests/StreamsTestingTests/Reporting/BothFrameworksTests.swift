#if os(Linux)
import Foundation
import Testing

/// R55, C29: failures are red, on the line of the expectation, in both frameworks.
///
/// The fixtures fail on purpose, so this program runs itself again for them and reads what it prints.
@Suite struct BothFrameworksTests {
    @Test func xcTest() async throws {
        let (status, output) = try await run(["StreamsTestingTests.XCTestFixture"])
        #expect(status == 1)
        #expect(
            xcTestFailures(in: output) == [
                "XCTestFixture.swift:12: error: XCTestFixture.testAsynchronous : failed - " + picture,
                "XCTestFixture.swift:24: error: XCTestFixture.testMainActor : failed - "
                    + picture.replacing("hot", with: "driver"),
                "XCTestFixture.swift:30: error: XCTestFixture.testProperty : failed - " + smallest,
                "XCTestFixture.swift:18: error: XCTestFixture.testSynchronous : failed - " + picture,
            ])
    }

    @Test func swiftTesting() async throws {
        let arguments = ["--testing-library", "swift-testing", "--no-parallel", "--filter", "SwiftTestingFixture"]
        let (status, output) = try await run(arguments)
        #expect(status == 1)
        #expect(
            swiftTestingFailures(in: output) == [
                "asynchronous() recorded an issue at SwiftTestingFixture.swift:9:24: Issue recorded\n" + picture,
                "synchronous() recorded an issue at SwiftTestingFixture.swift:15:24: Issue recorded\n" + picture,
                "«unknown» recorded an issue at SwiftTestingFixture.swift:22:28: Issue recorded\n" + picture,
                "property() recorded an issue at SwiftTestingFixture.swift:29:24: Issue recorded\n" + smallest,
            ])
    }

    private let picture = """
        time.hot("--a---b|"): not as expected
          expected  --a--b|
          actual    --a---b|
                         ^ expected b at 5 ms, got nothing; b came at 6 ms
        """

    private let smallest = """
        time.hot(random.diagram("a")): not as expected
          expected  a
          actual    -
                    ^ expected a at 0 ms, got nothing

        found in run 1 of 100, and made smaller in 2 tries; drawn: ""
        to repeat it: seed: 1
        """

    /// From each path with its line up to the end of the test case.
    private func xcTestFailures(in output: String) -> [String] {
        output.split(separator: "\nTest Case '").compactMap { part in
            guard let range = part.firstRange(of: "/Fixtures/") else { return nil }
            return String(part[range.upperBound...])
        }
    }

    /// From each issue up to the next line with a sign, without the margin of the comment.
    private func swiftTestingFailures(in output: String) -> [String] {
        output.split(separator: #/\n(?:✘|✔|◇|━) Test /#).compactMap { part in
            let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
            guard lines[0].contains(" recorded an issue at ") else { return nil }
            return ([lines[0]] + lines.dropFirst().map { $0.dropFirst(2) }).joined(separator: "\n")
        }
    }

    @concurrent private func run(_ arguments: [String]) async throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([Fixture.variable: "1"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output.replacing(#/\u{1B}\[[0-9;]*m/#, with: ""))
    }
}
#endif
