#if os(Linux)
import Foundation
import Testing

/// R55, C29: failures are red, on the line of the expectation, in both frameworks.
///
/// The fixtures fail on purpose, so this program runs itself again for them and reads what it prints.
@Suite struct BothFrameworksTests {
    @Test func xcTest() async throws {
        let (status, output) = try await run(["StreamsTestingTests.XCTestFixture"])
        let expected: [(line: Int, test: String, text: String)] = [
            (12, "Asynchronous", Fixture.picture()),
            (34, "Detached", Fixture.picture()),
            (75, "Endless", Fixture.endless),
            (63, "Late", Fixture.late),
            (69, "Leak", Fixture.leak),
            (26, "MainActor", Fixture.picture(of: "driver")),
            (53, "NothingExpected", Fixture.nothing),
            (42, "Property", Fixture.smallest),
            (19, "Synchronous", Fixture.picture()),
            (81, "Thrown", Fixture.thrown),
            (48, "WrongDiagram", Fixture.wrongDiagram),
        ]
        #expect(status == 1)
        #expect(
            xcTestFailures(in: output)
                == expected.map {
                    "XCTestFixture.swift:\($0.line): error: XCTestFixture.test\($0.test) : failed - \($0.text)"
                })
    }

    @Test func swiftTesting() async throws {
        let arguments = ["--testing-library", "swift-testing", "--no-parallel", "--filter", "SwiftTestingFixture"]
        let (status, output) = try await run(arguments)
        let expected: [(test: String, place: String, text: String)] = [
            ("asynchronous()", "10:24", Fixture.picture()),
            ("synchronous()", "16:24", Fixture.picture()),
            ("«unknown»", "24:28", Fixture.picture()),
            ("property()", "31:24", Fixture.smallest),
            ("wrongDiagramAndNothingExpected()", "36:42", Fixture.wrongDiagram),
            ("wrongDiagramAndNothingExpected()", "37:20", Fixture.nothing),
            ("late()", "46:28", Fixture.late),
            ("leak()", "51:48", Fixture.leak),
            ("endless()", "57:24", Fixture.endless),
            ("thrown()", "62:31", Fixture.thrown),
        ]
        #expect(status == 1)
        #expect(
            swiftTestingFailures(in: output)
                == expected.map {
                    "\($0.test) recorded an issue at SwiftTestingFixture.swift:\($0.place): Issue recorded\n\($0.text)"
                })
    }

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
