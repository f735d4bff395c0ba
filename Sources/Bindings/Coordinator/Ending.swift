/// How the flow of a coordinator ended.
public enum Ending<Outcome> {
    /// It called `finish` with this outcome.
    case finished(Outcome)

    /// The user left it, its parent ended, or it was removed.
    case cancelled

    /// The outcome, if there is one.
    public var outcome: Outcome? {
        if case .finished(let outcome) = self { outcome } else { nil }
    }
}

extension Ending: Equatable where Outcome: Equatable {}
extension Ending: Sendable where Outcome: Sendable {}
