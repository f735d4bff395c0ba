#if canImport(UIKit)
import Bindings
import Testing
import UIKit

// Serialized, because the double has one list of animations.
@Suite(.serialized) @MainActor struct UIKitNavigatorTests {
    typealias Laws = CoordinatorLaws<UIKitStage>

    @Test("C32, UIKit navigator", arguments: Laws.End.allCases)
    func endings(_ end: Laws.End) async { await Laws().childLifetime(end) }

    @Test func laws() async {
        await Laws().aCancelledPopKeepsAWorkingChild()
        Laws().laterScreensDoNotEndTheFlow()
        Laws().theResultComesAfterTheAnimation()
        Laws().endingInsideTheChildsOwnCallback()
        Laws().whoHearsOfAReplacementMayShowTheNextScreen()
        await Laws().whoHearsThatASheetHasGoneMayShowTheNext()
        await Laws().aSheetGoesWithTheScreenBelowIt()
    }

    @Test("R64: a pushed and a presented screen are shown after their animation") func shown() {
        let stage = UIKitStage()
        var log: [String] = []
        _ = stage.kit.show(stage.screen("home"), as: .root, animated: false)
        stage.kit.show(stage.screen("a"), as: .push, animated: true).onShown { log.append("a") }
        #expect(log.isEmpty)
        stage.finishAnimations()
        stage.kit.show(stage.screen("b"), as: .present, animated: true).onShown { log.append("b") }
        #expect(log == ["a"])
        stage.finishAnimations()
        #expect(log == ["a", "b"])
    }

    @Test func dismissingTakesWhatIsAboveInTheStackAndOverIt() async {
        let stage = UIKitStage()
        _ = stage.kit.show(stage.screen("home"), as: .root, animated: false)
        let a = stage.kit.show(stage.screen("a"), as: .push, animated: false)
        let b = stage.kit.show(stage.screen("b"), as: .push, animated: false)
        let sheet = stage.kit.show(stage.screen("sheet"), as: .present, animated: false)
        a.dismiss(animated: false)
        await mainTurn()
        #expect(a.isOver && b.isOver && sheet.isOver)
        #expect(stage.navigation.viewControllers.map(\.title) == ["home"])
        #expect(stage.navigation.presentedViewController == nil)
    }

    @Test func sheetsOverSheets() async {
        let stage = UIKitStage()
        _ = stage.kit.show(stage.screen("home"), as: .root, animated: false)
        let one = stage.kit.show(stage.screen("one"), as: .present, animated: false)
        let two = stage.kit.show(stage.screen("two"), as: .present, animated: false)
        #expect(!one.isOver && !two.isOver)
        two.dismiss(animated: false)
        #expect(two.isOver && !one.isOver)
        let three = stage.kit.show(stage.screen("three"), as: .present, animated: false)
        one.dismiss(animated: false)
        await mainTurn()
        #expect(one.isOver && three.isOver)
    }

    @Test func aScreenThatIsDismissedWhileItIsDraggedDoesNotComeBack() async {
        let stage = UIKitStage()
        _ = stage.kit.show(stage.screen("home"), as: .root, animated: false)
        let a = stage.kit.show(stage.screen("a"), as: .push, animated: false)
        stage.beginInteractivePop()
        a.dismiss(animated: true)
        #expect(a.isOver)
        stage.cancelInteractivePop()
        stage.finishAnimations()
        #expect(stage.navigation.viewControllers.map(\.title) == ["home"])
        let b = stage.kit.show(stage.screen("b"), as: .push, animated: false)
        #expect(b.isShown && !b.isOver)
    }

    @Test func theSameControllerIsShownOnce() {
        let stage = UIKitStage()
        let screen = stage.screen("a")
        let first = stage.kit.show(screen, as: .root, animated: false)
        let second = stage.kit.show(screen, as: .push, animated: false)
        #expect(!first.isOver && second.isOver)
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test func aPresentedNavigationControllerEndsWhatItShowed() async {
        let stage = UIKitStage()
        let inner = UINavigationController()
        let innerNavigator = UIKitNavigator(inner)
        let root = innerNavigator.show(stage.screen("inner"), as: .root, animated: false)
        let outer = stage.kit.show(inner, as: .present, animated: false)
        await mainTurn()
        #expect(!root.isOver && !outer.isOver)
        UIKitDouble.swipeDown(inner)
        await mainTurn()
        #expect(root.isOver && outer.isOver)
    }

    @Test func leavingTheWindowForAWhileEndsNothing() async {
        let stage = UIKitStage()
        let home = stage.kit.show(stage.screen("home"), as: .root, animated: false)
        let detail = stage.kit.show(stage.screen("detail"), as: .push, animated: false)
        let sheet = stage.kit.show(stage.screen("sheet"), as: .present, animated: false)
        stage.window.rootViewController = UIViewController()
        await mainTurn()
        stage.window.rootViewController = stage.navigation
        await mainTurn()
        #expect(!home.isOver && !detail.isOver && !sheet.isOver)
    }

    @Test func withADelegateOfItsOwn() {
        final class Own: NSObject, UINavigationControllerDelegate {
            var navigator: UIKitNavigator?
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) { navigator?.stackDidChange() }
        }
        let navigation = UINavigationController()
        let own = Own()
        navigation.delegate = own
        let navigator = UIKitNavigator(navigation, isDelegate: false)
        own.navigator = navigator
        _ = navigator.show(UIViewController(), as: .root, animated: false)
        let pushed = navigator.show(UIViewController(), as: .push, animated: false)
        #expect(pushed.isShown)
        navigation.popViewController(animated: false)
        #expect(pushed.isOver)
    }

    @Test func controllersAreFreed() async {
        let stage = UIKitStage()
        _ = stage.kit.show(stage.screen("home"), as: .root, animated: false)
        weak var pushed: UIViewController?
        weak var presented: UIViewController?
        do {
            let (a, b) = (stage.screen("a"), stage.screen("b"))
            (pushed, presented) = (a, b)
            _ = stage.kit.show(a, as: .push, animated: false)
            _ = stage.kit.show(b, as: .present, animated: false)
        }
        stage.navigation.dismiss(animated: false)
        stage.navigation.popViewController(animated: false)
        await mainTurn()
        #expect(pushed == nil && presented == nil)
    }
}
#endif
