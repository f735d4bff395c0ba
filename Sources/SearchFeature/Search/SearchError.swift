public import Foundation

/// Why a search gave no answer.
public nonisolated enum SearchError: Error, Hashable, Sendable {
    /// There is no way to the server: no network, an unknown host, or a connection refused or lost.
    case offline

    /// No answer came in time.
    case timedOut

    /// The server answered with a status other than success.
    case server(status: Int)

    /// The answer, or the data behind it, cannot be read.
    case malformed

    /// The answer is larger than `limit` bytes, and was not read to its end.
    case tooLarge(limit: Int)

    /// The search was given up by its caller.
    case cancelled

    /// Any other failure, by the system's `URLError` code.
    case other(code: Int)
}

extension SearchError: LocalizedError, CustomStringConvertible {
    /// One sentence for the user.
    public var description: String {
        switch self {
        case .offline: "There is no connection to the server."
        case .timedOut: "The search took too long."
        case .server(let status): "The server could not answer (status \(status))."
        case .malformed: "The answer could not be read."
        case .tooLarge: "The answer was too large."
        case .cancelled: "The search was cancelled."
        case .other(let code): "The search failed (code \(code))."
        }
    }

    /// The same sentence as `description`.
    public var errorDescription: String? { description }
}
