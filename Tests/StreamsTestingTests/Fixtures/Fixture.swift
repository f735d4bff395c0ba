import Foundation

/// Tests that fail on purpose; they run only in a child process, which another test looks at.
enum Fixture {
    static let variable = "STREAMS_TESTING_FIXTURE"

    static var isOn: Bool { ProcessInfo.processInfo.environment[variable] != nil }
}
