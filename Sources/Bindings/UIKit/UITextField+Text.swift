#if canImport(UIKit) && !os(watchOS)
public import Streams
public import UIKit

extension UITextField {
    /// The text with each edit, and whether an input method is composing it.
    ///
    /// What the program shows is dropped while the user composes: setting the text would break the composition off, and the
    /// user's text comes with its commit.
    public var editedText: ControlProperty<EditedText> {
        ControlProperty(
            changed: event(.editingChanged),
            get: { [weak self] in self.map(\.edited) },
            set: Binder(self) { $0.show($1.text) })
    }

    /// The text as a string: what is committed, or with `.everyChange` also what is being composed.
    public func typedText(_ policy: CompositionPolicy = .committedOnly) -> ControlProperty<String> {
        let read: @MainActor () -> String? = { [weak self] in
            guard let edited = self?.edited, policy == .everyChange || !edited.isComposing else { return nil }
            return edited.text
        }
        return ControlProperty(changed: event(.editingChanged), get: read, set: Binder(self) { $0.show($1) })
    }

    /// The return key.
    public var returnKey: ControlEvent<Void> { event(.editingDidEndOnExit) }

    private var edited: EditedText { EditedText(text ?? "", isComposing: markedTextRange != nil) }

    private func show(_ new: String) {
        // The same text set again would move the caret.
        if markedTextRange == nil, text ?? "" != new { text = new }
    }
}

extension UISearchBar {
    /// The text with each edit, and whether an input method is composing it; see ``UIKit/UITextField/editedText``.
    ///
    /// It listens to the text field of the bar, whose delegate stays free.
    public var editedText: ControlProperty<EditedText> { searchTextField.editedText }

    /// The text as a string: what is committed, or with `.everyChange` also what is being composed.
    public func typedText(_ policy: CompositionPolicy = .committedOnly) -> ControlProperty<String> {
        searchTextField.typedText(policy)
    }

    /// The search button of the keyboard, or the return key.
    public var searchTap: ControlEvent<Void> { searchTextField.returnKey }
}
#endif
