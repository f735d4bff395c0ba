/// What only the double has: its tests set up storyboards and let animations end.
@MainActor public enum UIKitDouble {
    public struct Document {
        public var initial: UIViewController.Type?
        public var scenes: [String: UIViewController.Type]

        public init(initial: UIViewController.Type? = nil, scenes: [String: UIViewController.Type] = [:]) {
            self.initial = initial
            self.scenes = scenes
        }
    }

    /// Storyboards by name.
    public static var documents: [String: Document] = [:]

    private static var pending: [() -> Void] = []
    private static var screens: Set<ObjectIdentifier> = []

    /// Ends all animations under way, in the order in which they began.
    public static func finishAnimations() {
        while !pending.isEmpty { pending.removeFirst()() }
    }

    /// The user swipes a sheet away.
    public static func swipeDown(_ controller: UIViewController) {
        let delegate = controller.presentationController?.delegate
        controller.presentingViewController?.dismiss(animated: false) {
            if let presentation = controller.presentationController {
                delegate?.presentationControllerDidDismiss(presentation)
            }
        }
    }

    static func transition(animated: Bool, _ end: @escaping () -> Void) {
        if animated { pending.append(end) } else { end() }
    }

    static func mark(_ view: UIView) { screens.insert(ObjectIdentifier(view)) }

    static func controllers(shownIn view: UIView) -> [UIView] {
        view.subviews.filter { screens.contains(ObjectIdentifier($0)) }
    }
}
