import Streams
import Testing

/// The failures that `body` reports to Swift Testing, as text with the line in front; none of them fails the test.
@MainActor
func failures(_ body: @MainActor () async throws -> Void) async -> [String] {
    let log = FailureLog()
    try? await withKnownIssue(isIntermittent: true) {
        try await body()
    } matching: {
        log.note($0)
    }
    return log.texts
}

/// The same for a synchronous body.
func failures(_ body: () throws -> Void) -> [String] {
    let log = FailureLog()
    try? withKnownIssue(isIntermittent: true) {
        try body()
    } matching: {
        log.note($0)
    }
    return log.texts
}

private final class FailureLog: Sendable {
    private let log = Lock<[String]>([])

    var texts: [String] { log.withLock { $0 } }

    func note(_ issue: Issue) -> Bool {
        let text = issue.comments.first?.rawValue ?? issue.error.map { "\($0)" } ?? "\(issue)"
        log.withLock { $0.append(text) }
        return true
    }
}
