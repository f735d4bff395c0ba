public typealias UIActionHandler = @MainActor (UIAction) -> Void

@MainActor open class UIAction {
    public struct Identifier: Hashable, Sendable, RawRepresentable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    let handler: UIActionHandler
    static var made = 0

    // The title, image, attributes and state of the real initialiser have defaults, and are left out.
    public init(identifier: UIAction.Identifier? = nil, handler: @escaping UIActionHandler) {
        UIAction.made += 1
        self.identifier = identifier ?? Identifier(rawValue: "generated \(UIAction.made)")
        self.handler = handler
    }
}

@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
    }

    open var isEnabled = true
    private var actions: [(action: UIAction, events: Event)] = []

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(action, for: controlEvents)
        actions.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    }

    open func sendActions(for controlEvents: UIControl.Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.handler(entry.action) }
    }
}

@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int { case custom, system }

    private var titles: [UIControl.State: String] = [:]

    public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }

    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
    open func title(for state: UIControl.State) -> String? { titles[state] }
}

@MainActor open class UITextRange {
    public init() {}
}

@MainActor open class UITextField: UIControl {
    open var text: String?
    open var markedTextRange: UITextRange?
}

@MainActor open class UISearchTextField: UITextField {}

@MainActor open class UISearchBar: UIView {
    open var placeholder: String?
    public let searchTextField = UISearchTextField()

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
}
