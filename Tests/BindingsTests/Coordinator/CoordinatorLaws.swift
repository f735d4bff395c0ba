import Bindings
import Testing

/// C32 and its neighbours, over any navigator.
@MainActor
struct CoordinatorLaws<S: Stage> {
    enum End: CaseIterable {
        case finish, cancel, remove, back, interactivePop, swipeDown, dismissFromCode, parentEnds, parentReplaced
        var isSheet: Bool { self == .swipeDown || self == .dismissFromCode }
    }

    let stage = S()

    func childLifetime(_ end: End) async {
        let parent = OneScreen(stage.screen("parent"), on: stage.navigator, as: .root)
        let grandparent = Plain()
        grandparent.start(parent)
        stage.finishAnimations()

        var endings: [Ending<Int>] = []
        weak var weakChild: OneScreen<S.Screen>?
        do {
            let child = OneScreen(
                stage.screen("child"), on: stage.navigator, as: end.isSheet ? .present : .push)
            weakChild = child
            parent.start(child) { endings.append($0) }
        }
        stage.finishAnimations()
        #expect(parent.children.count == 1 && weakChild != nil && endings.isEmpty, "\(end)")

        switch end {
        case .finish: weakChild?.finish(7)
        case .cancel: weakChild?.cancel()
        case .remove: if let child = weakChild { parent.remove(child) }
        case .back: stage.goBack()
        case .interactivePop:
            stage.beginInteractivePop()
            stage.cancelInteractivePop()
            await mainTurn()
            #expect(
                parent.children.count == 1 && weakChild != nil && endings.isEmpty, "a cancelled pop keeps the child")
            stage.beginInteractivePop()
            stage.finishInteractivePop()
        case .swipeDown: stage.swipeDown()
        case .dismissFromCode: stage.dismissFromCode()
        case .parentEnds: grandparent.remove(parent)
        case .parentReplaced: grandparent.show(stage.screen("other"), on: stage.navigator, as: .root)
        }
        stage.finishAnimations()
        await mainTurn()
        #expect(endings == [end == .finish ? .finished(7) : .cancelled], "\(end)")
        #expect(parent.children.isEmpty, "\(end)")
        #expect(weakChild == nil, "\(end)")
    }

    func aCancelledPopKeepsAWorkingChild() async {
        let parent = Plain()
        parent.show(stage.screen("home"), on: stage.navigator, as: .root)
        var endings: [Ending<Int>] = []
        let child = OneScreen(stage.screen("child"), on: stage.navigator)
        parent.start(child) { endings.append($0) }
        stage.finishAnimations()
        stage.beginInteractivePop()
        stage.cancelInteractivePop()
        await mainTurn()
        child.finish(1)
        stage.finishAnimations()
        #expect(endings == [.finished(1)])
    }

    func laterScreensDoNotEndTheFlow() {
        let parent = Plain()
        parent.show(stage.screen("home"), on: stage.navigator, as: .root)
        var endings: [Ending<Int>] = []
        parent.start(OneScreen(stage.screen("one"), stage.screen("two"), on: stage.navigator)) { endings.append($0) }
        stage.finishAnimations()
        stage.goBack()
        stage.finishAnimations()
        #expect(endings.isEmpty && parent.children.count == 1)
        stage.goBack()
        stage.finishAnimations()
        #expect(endings == [.cancelled] && parent.children.isEmpty)
    }

    func theResultComesAfterTheAnimation() {
        let parent = Plain()
        parent.show(stage.screen("home"), on: stage.navigator, as: .root)
        var log: [String] = []
        let child = OneScreen(stage.screen("child"), on: stage.navigator)
        parent.start(child) { log.append("\($0)") }
        stage.finishAnimations()
        child.finish(1)
        child.finish(2)
        child.cancel()
        log.append("animating")
        stage.finishAnimations()
        #expect(log == ["animating", "finished(1)"])
    }

    func whoHearsOfAReplacementMayShowTheNextScreen() {
        let parent = Plain()
        parent.start(OneScreen(stage.screen("one"), on: stage.navigator, as: .root)) { _ in
            parent.start(OneScreen(stage.screen("next"), on: stage.navigator))
        }
        stage.finishAnimations()
        parent.show(stage.screen("two"), on: stage.navigator, as: .root)
        stage.finishAnimations()
        #expect(parent.children.count == 1)
        stage.goBack()
        stage.finishAnimations()
        #expect(parent.children.isEmpty)
    }

    func whoHearsThatASheetHasGoneMayShowTheNext() async {
        let parent = Plain()
        parent.show(stage.screen("home"), on: stage.navigator, as: .root)
        parent.start(OneScreen(stage.screen("one"), on: stage.navigator, as: .present)) { _ in
            parent.start(OneScreen(stage.screen("two"), on: stage.navigator, as: .present))
        }
        stage.finishAnimations()
        stage.swipeDown()
        await mainTurn()
        stage.finishAnimations()
        #expect(parent.children.count == 1)
        stage.swipeDown()
        await mainTurn()
        #expect(parent.children.isEmpty)
    }

    func aSheetGoesWithTheScreenBelowIt() async {
        let parent = Plain()
        parent.show(stage.screen("home"), on: stage.navigator, as: .root)
        let child = OneScreen(stage.screen("child"), on: stage.navigator)
        parent.start(child)
        let sheet = child.show(stage.screen("sheet"), on: stage.navigator, as: .present)
        stage.finishAnimations()
        child.finish(1)
        stage.finishAnimations()
        await mainTurn()
        #expect(sheet.isOver && parent.children.isEmpty)
    }

    func endingInsideTheChildsOwnCallback() {
        let parent = Plain()
        parent.show(stage.screen("home"), on: stage.navigator, as: .root)
        var endings = 0
        let child = OneScreen(stage.screen("child"), on: stage.navigator)
        parent.start(child) { _ in
            endings += 1
            child.cancel()
            parent.remove(child)
            parent.start(OneScreen(stage.screen("next"), on: stage.navigator))
        }
        stage.finishAnimations()
        child.finish(1, animated: false)
        stage.finishAnimations()
        #expect(endings == 1)
        #expect(parent.children.count == 1)
    }
}

/// A coordinator without a screen of its own.
final class Plain: BaseCoordinator<Void>, Coordinator {
    func start() {}
}
