/// How a stream ended.
public enum Completion<Failure: Error>: Sendable {
    /// All elements have been delivered.
    case completed
    /// The stream could not go on.
    case failed(Failure)
}

extension Completion: Equatable where Failure: Equatable {}
extension Completion: Hashable where Failure: Hashable {}
