public import Streams

/// The text of a field after an edit, and whether an input method is still composing it.
///
/// Languages that are typed through an input method show unfinished characters while they are composed (`sa` → `さ` →
/// `桜`). Whether these count is the receiver's choice, so the flag travels with every edit.
public nonisolated struct EditedText: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The whole text of the field.
    public let text: String
    /// Whether part of the text is still being composed.
    public let isComposing: Bool

    /// The text of a field; composed, unless said otherwise.
    public init(_ text: String, isComposing: Bool = false) {
        self.text = text
        self.isComposing = isComposing
    }

    /// A composed text.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}

/// Which edits count while an input method is composing.
public nonisolated enum CompositionPolicy: Sendable {
    /// Only finished text.
    case committedOnly
    /// Every change.
    case everyChange
}

extension MainActorStream where Element == EditedText {
    /// The edits that count.
    public func counting(_ policy: CompositionPolicy) -> Self {
        switch policy {
        case .committedOnly: filter { !$0.isComposing }
        case .everyChange: self
        }
    }
}
