@MainActor open class UIStoryboard {
    private let document: UIKitDouble.Document

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let document = UIKitDouble.documents[name] else {
            fatalError("Could not find a storyboard named '\(name)'")
        }
        self.document = document
    }

    open func instantiateInitialViewController<ViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? where ViewController: UIViewController {
        document.initial.flatMap { make($0, creator) }
    }

    open func instantiateViewController<ViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController where ViewController: UIViewController {
        guard let type = document.scenes[identifier] else {
            fatalError("Storyboard doesn't contain a view controller with identifier '\(identifier)'")
        }
        guard let controller = make(type, creator) else { fatalError("init(coder:) returned nil") }
        return controller
    }

    private func make<ViewController>(
        _ type: UIViewController.Type, _ creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? where ViewController: UIViewController {
        let coder = StoryboardCoder(className: NSStringFromClass(type))
        guard let made = creator?(coder) else {
            guard let made = type.init(coder: coder) else { return nil }
            guard let controller = made as? ViewController else {
                fatalError("Could not cast \(type) to \(ViewController.self)")
            }
            return controller
        }
        guard Swift.type(of: made) == type || isKind(Swift.type(of: made), of: type) else {
            fatalError("Custom instantiated \(made) must be kind of \(type)")
        }
        return made
    }

    private func isKind(_ type: AnyClass, of other: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other }
    }
}

final class StoryboardCoder: NSCoder {
    let className: String
    init(className: String) { self.className = className }
    override func containsValue(forKey key: String) -> Bool { key == "UIClassName" }
    override func decodeObject(forKey key: String) -> Any? { key == "UIClassName" ? className : nil }
}
