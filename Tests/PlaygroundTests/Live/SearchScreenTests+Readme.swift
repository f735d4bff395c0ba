import Foundation
import Marbles
import SearchFeature
import Testing

@testable import Playground

extension SearchScreenTests {
    /// The README shows the screen as it is.
    @Test func theReadmeShowsThis() async throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let readme = try String(
            contentsOf: root.appendingPathComponent("README.md").standardizedFileURL, encoding: .utf8)
        await withVirtualTime { time in
            let stage = Stage(time, airports: AirportSearch(), latency: 600, columns: 76, rows: 14)
            await stage.press(.text("gmp"), .enter, .escape, .control("S"), then: 1500)
            for letter in ["s", "e", "o", "u"] { await stage.press(.text(letter), then: 130) }
            await stage.press(then: 300)
            await stage.press(.text("l"), then: 2000)
            let isShown = readme.contains("```\n\(stage.picture)\n```\n")
            #expect(isShown, "not in the README:\n\(stage.picture)")
        }
    }
}
