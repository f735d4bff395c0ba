@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

@MainActor open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    private var interrupted: UIViewController?

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { children.last }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for old in children { old.removeFromParent() }
        for new in viewControllers { addChild(new) }
        show(animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!children.contains { $0 === viewController }, "Pushing the same view controller instance twice")
        addChild(viewController)
        show(animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1 else { return nil }
        return popToViewController(children[children.count - 2], animated: animated)?.first
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(children[(index + 1)...])
        for controller in popped { controller.removeFromParent() }
        show(animated: animated)
        return popped
    }

    private func show(animated: Bool) {
        guard let top = topViewController else { return }
        delegate?.navigationController(self, willShow: top, animated: animated)
        UIKitDouble.transition(animated: animated) { [self] in shown(animated: animated) }
    }

    private func shown(animated: Bool) {
        guard let top = topViewController else { return }
        for controller in UIKitDouble.controllers(shownIn: view) where controller !== top.view {
            controller.removeFromSuperview()
        }
        if top.view.superview !== view { view.addSubview(top.view) }
        UIKitDouble.mark(top.view)
        delegate?.navigationController(self, didShow: top, animated: animated)
    }
}

extension UINavigationController {
    /// Double only: the finger has begun to drag the top screen away; as on a device, it is off the stack already.
    public func beginInteractivePop() {
        interrupted = topViewController
        topViewController?.removeFromParent()
        if let top = topViewController { delegate?.navigationController(self, willShow: top, animated: true) }
    }

    /// Double only: the drag went far enough.
    public func finishInteractivePop() {
        interrupted = nil
        shown(animated: true)
    }

    /// Double only: the finger went back.
    public func cancelInteractivePop() {
        if let interrupted { addChild(interrupted) }
        interrupted = nil
        shown(animated: true)
    }
}
