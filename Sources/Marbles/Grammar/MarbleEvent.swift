/// What a stream can say: a value, or its end.
public enum MarbleEvent<Element, Failure: Error> {
    /// A value.
    case next(Element)

    /// The end without a failure.
    case completed

    /// The end with a failure.
    case failed(Failure)
}

extension MarbleEvent: Equatable where Element: Equatable, Failure: Equatable {}
extension MarbleEvent: Hashable where Element: Hashable, Failure: Hashable {}
extension MarbleEvent: Sendable where Element: Sendable {}

extension MarbleEvent {
    /// Whether nothing may follow.
    public var isEnd: Bool {
        if case .next = self { false } else { true }
    }
}
