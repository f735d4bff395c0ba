public enum UIModalPresentationStyle: Int, Sendable { case automatic = -2, fullScreen = 0, pageSheet = 1 }

@MainActor open class UIViewController: UIResponder {
    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    open private(set) var isViewLoaded = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var title: String?
    private lazy var presentation = UIPresentationController(self)
    private var loadedView: UIView?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    open func loadView() { loadedView = UIView() }
    open func viewDidLoad() {}

    open func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        isViewLoaded = true
        if loadedView == nil { loadView() }
        viewDidLoad()
    }

    open func addChild(_ childController: UIViewController) {
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func didMove(toParent parent: UIViewController?) {}

    open var navigationController: UINavigationController? {
        parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
    }

    open var presentationController: UIPresentationController? { presentation }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil else { return }  // UIKit warns and ignores it
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        view.window?.addSubview(viewControllerToPresent.view)
        UIKitDouble.transition(animated: flag) { completion?() }
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            if let presenter = presentingViewController ?? parent {
                presenter.dismiss(animated: flag, completion: completion)
            }
            return
        }
        UIKitDouble.transition(animated: flag) { [self] in
            presented.dropPresented()
            presentedViewController = nil
            presented.view.removeFromSuperview()
            presented.presentingViewController = nil
            completion?()
        }
    }

    private func dropPresented() {
        guard let presented = presentedViewController else { return }
        presented.dropPresented()
        presentedViewController = nil
        presented.view.removeFromSuperview()
        presented.presentingViewController = nil
    }
}

@MainActor open class UIPresentationController {
    open private(set) unowned var presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    init(_ presented: UIViewController) { presentedViewController = presented }
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

@MainActor open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            children.forEach { $0.removeFromParent() }
            newValue?.forEach(addChild)
        }
    }
}
