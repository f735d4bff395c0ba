#if canImport(UIKit)
import Bindings
import UIKit

struct UIKitStage: Stage {
    let window = UIWindow()
    let navigation = UINavigationController()
    let kit: UIKitNavigator
    var navigator: any Navigator<UIViewController> { kit }

    init() {
        kit = UIKitNavigator(navigation)
        window.rootViewController = navigation
    }

    func screen(_ name: String) -> UIViewController {
        let screen = UIViewController()
        screen.title = name
        return screen
    }

    func goBack() { navigation.popViewController(animated: true) }
    func beginInteractivePop() { navigation.beginInteractivePop() }
    func finishInteractivePop() { navigation.finishInteractivePop() }
    func cancelInteractivePop() { navigation.cancelInteractivePop() }
    func swipeDown() { if let presented = navigation.presentedViewController { UIKitDouble.swipeDown(presented) } }
    func dismissFromCode() { navigation.dismiss(animated: true) }
    func finishAnimations() { UIKitDouble.finishAnimations() }
}
#endif
