import Foundation
import Testing

/// The README shows nothing that is not compiled and run.
@Suite struct ReadmeTests {
    private static func text(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        return try String(contentsOf: root.appendingPathComponent(path).standardizedFileURL, encoding: .utf8)
    }

    private static func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test func everySampleIsInATest() throws {
        let blocks = try Self.text("README.md").components(separatedBy: "```swift\n").dropFirst()
            .map { $0.components(separatedBy: "```")[0] }
        #expect(blocks.count >= 2)
        let sample = Self.lines(try Self.text("Tests/BindingsTests/Readme/ReadmeSample.swift")).joined(separator: "\n")
        for block in blocks {
            #expect(sample.contains(Self.lines(block).joined(separator: "\n")))
        }
    }

    @Test func codeComesWithinFifteenLines() throws {
        let lines = try Self.text("README.md").components(separatedBy: "\n")
        #expect(lines.firstIndex { $0.hasPrefix("```swift") }.map { $0 < 15 } == true)
    }
}
