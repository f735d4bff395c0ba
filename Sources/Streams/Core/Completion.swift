/// How a stream ended.
public enum Completion<Failure: Error>: Sendable {
    /// All elements have been delivered.
    case completed
    /// The stream could not go on.
    case failed(Failure)
}

extension Completion: Equatable where Failure: Equatable {}
extension Completion: Hashable where Failure: Hashable {}

// On their own, so that a subscription inside of another takes less of the stack.
extension Completion {
    @usableFromInline
    var hasFailed: Bool { if case .failed = self { true } else { false } }

    @usableFromInline
    func tell(_ onError: ((Failure) -> Void)?) {
        if case .failed(let failure) = self { onError?(failure) }
    }
}
