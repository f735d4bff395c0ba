#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Shows view controllers on a `UINavigationController`, and above it.
///
/// It becomes the delegate of the navigation controller to learn of pops. Where something else has to be the delegate,
/// make it with `isDelegate: false` and call ``stackDidChange()`` from there in `navigationController(_:didShow:animated:)`.
/// A sheet that is swiped down or dismissed by other code is noticed when its view leaves the window; a navigation
/// controller that was itself presented ends all its presentations then.
///
/// A root stays on the screen until another one replaces it; dismissing its presentation only ends it.
@MainActor
public final class UIKitNavigator: Navigator {
    /// The navigation controller that shows the screens.
    public let navigationController: UINavigationController

    private let stack = ScreenStack<UIViewController>()
    private var delegate: Delegate?
    private var isWatched = false
    private var isUnwanted: (UIViewController) -> Bool = { _ in false }

    /// A navigator over a navigation controller; what that shows already is none of its business.
    public init(_ navigationController: UINavigationController, isDelegate: Bool = true) {
        self.navigationController = navigationController
        guard isDelegate else { return }
        let delegate = Delegate(self)
        navigationController.delegate = delegate
        self.delegate = delegate
    }

    /// Pushes or presents a view controller, or makes it the only one of the stack.
    public func show(_ screen: UIViewController, as style: PresentationStyle, animated: Bool) -> Presentation {
        let presentation = Presentation { [weak self, weak screen] animated in
            if let self, let screen { takeAway(screen, animated) }
        }
        guard !stack.entries.contains(where: { $0.screen === screen }) else {
            presentation.didEnd()
            return presentation
        }
        watchNavigationController()
        stack.add(screen, style, presentation) {
            switch style {
            case .push:
                navigationController.pushViewController(screen, animated: animated)
            case .root:
                navigationController.dismissPresented()
                navigationController.setViewControllers([screen], animated: animated)
            case .present:
                top.present(screen, animated: animated) { presentation.didShow() }
                screen.view.addSubview(WindowWatch { [weak self] in self?.dropDismissed() })
                dropDismissed()
            }
        }
        return presentation
    }

    /// Compares the stack of the navigation controller with what was shown; called by the delegate.
    public func stackDidChange() {
        let controllers = navigationController.viewControllers
        stack.keep { entry in entry.style == .present || controllers.contains { $0 === entry.screen } }
        stack.entries.first { $0.screen === controllers.last }?.presentation.didShow()
        if let place = controllers.firstIndex(where: isUnwanted), place > 0 {
            navigationController.popToViewController(controllers[place - 1], animated: true)
        }
        isUnwanted = { _ in false }
    }

    private var top: UIViewController {
        sequence(first: navigationController as UIViewController, next: \.presentedViewController).reversed()[0]
    }

    private func dropDismissed() {
        stack.keep { $0.style != .present || $0.screen.presentingViewController != nil }
    }

    private func takeAway(_ screen: UIViewController, _ animated: Bool) {
        guard let index = stack.entries.firstIndex(where: { $0.screen === screen }) else { return }
        let controllers = navigationController.viewControllers
        switch stack.entries[index].style {
        case .present:
            screen.presentingViewController?.dismiss(animated: animated) { [self] in dropDismissed() }
        case .push:
            guard let place = controllers.firstIndex(where: { $0 === screen }), place > 0 else {
                isUnwanted = { [weak screen] in $0 === screen }  // the user drags it, and may let it come back
                return stack.end(from: index)
            }
            navigationController.dismissPresented()
            navigationController.popToViewController(controllers[place - 1], animated: animated)
        case .root:
            stack.end(from: index)
        }
    }

    private func watchNavigationController() {
        guard !isWatched else { return }
        isWatched = true
        var wasPresented = false
        let watch = WindowWatch { [weak self] in
            guard let self, wasPresented, navigationController.presentingViewController == nil else { return }
            stack.end(from: 0)
        }
        watch.entered = { [weak navigationController] in
            wasPresented = navigationController?.presentingViewController != nil
        }
        navigationController.view.addSubview(watch)
        watch.entered?()
    }
}

extension UIViewController {
    fileprivate func dismissPresented() {
        if presentedViewController != nil { dismiss(animated: false) }
    }
}

private final class Delegate: NSObject, UINavigationControllerDelegate {
    weak var navigator: UIKitNavigator?

    init(_ navigator: UIKitNavigator) { self.navigator = navigator }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        navigator?.stackDidChange()
    }
}

/// Tells when the view it is in has left the window, a turn later, when the controllers know it too.
private final class WindowWatch: UIView {
    var entered: (() -> Void)?
    private let left: @MainActor () -> Void

    init(_ left: @escaping @MainActor () -> Void) {
        self.left = left
        super.init(frame: .zero)
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { Task { left() } } else { entered?() }
    }
}
#endif
