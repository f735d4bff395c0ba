import Testing
import XCTest

/// Who takes a failure.
enum TestFramework: Sendable {
    case swiftTesting
    case xcTest
    /// No Swift Testing test is known here: XCTest says the same of all its tests, and so does a detached task.
    static var current: TestFramework { Test.current == nil ? .xcTest : .swiftTesting }

    func fail(_ text: String, at place: Place) {
        switch self {
        case .swiftTesting: record(text, at: place)
        case .xcTest:
            XCTFail(text, file: place.filePath, line: UInt(place.line))
            // In a detached task of a Swift Testing test only this one counts; in XCTest it says nothing.
            record(text, at: place)
        }
    }

    private func record(_ text: String, at place: Place) {
        Issue.record(
            Comment(rawValue: text),
            sourceLocation: SourceLocation(
                fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: place.line, column: place.column))
    }
}
