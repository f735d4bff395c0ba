/// Why a container could not give what it was asked for, with the path that led there.
public struct ContainerError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure.
    public enum Reason: Sendable {
        /// Nothing is registered for the last dependency of the path; `similar` are registrations of the same type
        /// under another name or with other arguments.
        case missing(similar: [Dependency])

        /// The last dependency of the path is needed to build itself, on one thread or across several waiting threads, with
        /// the same arguments; those that are not `Hashable` count as the same.
        case cycle

        /// The factory of the last dependency of the path threw an error of its own.
        case failed(any Error)
    }

    /// The kind of failure.
    public let reason: Reason

    /// From what was asked for first to where it failed.
    public let path: [Dependency]

    /// One sentence for the reason, then the path.
    public var description: String {
        let last = path.last.map(\.description) ?? "?"
        let trail = "Path: \(trail)."
        switch reason {
        case .missing(let similar) where similar.isEmpty:
            return "Nothing is registered for \(last). \(trail)"
        case .missing(let similar):
            let others = similar.map(\.description).joined(separator: ", ")
            return "Nothing is registered for \(last), but there is \(others). \(trail)"
        case .cycle:
            return "\(last) needs itself. \(trail)"
        case .failed(let error):
            return "The factory of \(last) failed: \(error). \(trail)"
        }
    }

    private var trail: String {
        let containers = Set(path.map(\.container))
        return path.map { step in
            containers.count > 1 ? "\(step.container.description).\(step)" : step.description
        }.joined(separator: " → ")
    }
}
