import Foundation
import Streams
import StreamsTesting
import Testing

/// The failure that the README shows is the one that a user sees.
@Suite @MainActor struct ReadmeFailureTests {
    private struct Output {
        let results: Driver<[String]>
    }

    @Test func theREADMEShowsTheFailureAsItIs() async throws {
        let failures = await failures {
            await marbleTest { time in
                let text = time.driver("a-b 400ms c|")
                let output = Output(results: text.debounce(.milliseconds(300)).map { [$0 + "!"] })
                time.expect(output.results, "302ms x 99ms (y|)", values: ["x": ["b!"], "y": ["c!"]])
            }
        }
        let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../README.md").standardizedFileURL
        let text = try String(contentsOf: readme, encoding: .utf8)
        #expect(failures.count == 1)
        for failure in failures { #expect(text.contains("```\n\(failure)\n```"), "\(failure)") }
    }
}
