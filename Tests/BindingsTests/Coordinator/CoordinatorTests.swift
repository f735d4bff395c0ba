import Bindings
import Streams
import Testing

@Suite @MainActor struct CoordinatorTests {
    typealias Recording = CoordinatorLaws<RecordingStage>
    typealias Path = CoordinatorLaws<PathStage>

    @Test("C32, R63, recording navigator", arguments: Recording.End.allCases)
    func recording(_ end: Recording.End) async { await Recording().childLifetime(end) }

    @Test("C32, R63, path navigator", arguments: Path.End.allCases)
    func path(_ end: Path.End) async { await Path().childLifetime(end) }

    @Test func cancelledPop() async {
        await Recording().aCancelledPopKeepsAWorkingChild()
        await Path().aCancelledPopKeepsAWorkingChild()
    }

    @Test func laterScreens() {
        Recording().laterScreensDoNotEndTheFlow()
        Path().laterScreensDoNotEndTheFlow()
    }

    @Test("R64: the result comes after the animation, once") func resultAfterAnimation() {
        Recording().theResultComesAfterTheAnimation()
    }

    @Test("C32: ending inside the child's own callback") func ownCallback() {
        Recording().endingInsideTheChildsOwnCallback()
        Path().endingInsideTheChildsOwnCallback()
    }

    @Test func nextScreens() async {
        Recording().whoHearsOfAReplacementMayShowTheNextScreen()
        Path().whoHearsOfAReplacementMayShowTheNextScreen()
        await Recording().whoHearsThatASheetHasGoneMayShowTheNext()
        await Path().whoHearsThatASheetHasGoneMayShowTheNext()
        await Recording().aSheetGoesWithTheScreenBelowIt()
        await Path().aSheetGoesWithTheScreenBelowIt()
    }

    @Test("C32: two starts of one child show it once") func startedTwice() {
        let stage = RecordingStage()
        let parent = Plain()
        let other = Plain()
        let child = OneScreen("child", on: stage.navigator)
        var endings: [Ending<Int>] = []
        #expect(parent.start(child) { endings.append($0) })
        #expect(!parent.start(child) { endings.append($0) })
        #expect(!other.start(child))
        #expect(child.starts == 1 && stage.recorder.screens == ["child"] && parent.children.count == 1)
        child.finish(1, animated: false)
        #expect(endings == [.finished(1)])
        #expect(!parent.start(child), "it has ended")
    }

    @Test func childrenEndFirstAndDeepest() {
        let (root, middle, leaf) = (Plain(), Plain(), Plain())
        var log: [String] = []
        root.start(middle) { _ in log.append("middle") }
        middle.start(leaf) { _ in log.append("leaf") }
        root.finish()
        #expect(log == ["leaf", "middle"])
        #expect(leaf.flow.isOver && middle.flow.isOver && root.flow.isOver)
        #expect(!root.start(Plain()), "it has ended")
    }

    @Test func aChildMayFinishInsideStart() {
        final class Immediate: BaseCoordinator<String>, Coordinator {
            func start() { finish("at once") }
        }
        let parent = Plain()
        var endings: [Ending<String>] = []
        parent.start(Immediate()) { endings.append($0) }
        #expect(endings == [.finished("at once")])
        #expect(parent.children.isEmpty)
    }

    @Test func aClassOfItsOwnNeedsNoBaseClass() {
        final class Own: Coordinator {
            let flow = Flow<Void>()
            func start() {}
        }
        let parent = Own()
        let child = Own()
        #expect(parent.add(child))
        #expect(parent.children.first === child)
        parent.remove(child)
        #expect(parent.children.isEmpty)
    }

    @Test func screensShownAfterTheEndAreTakenAway() {
        let stage = RecordingStage()
        let coordinator = Plain()
        coordinator.finish()
        coordinator.show("late", on: stage.navigator)
        #expect(stage.recorder.screens.isEmpty)
    }

    @Test func runWaitsForTheEnd() async {
        let parent = Plain()
        let stage = RecordingStage()
        let child = OneScreen("child", on: stage.navigator)
        async let ending = parent.run(child)
        await mainTurn()
        child.finish(3, animated: false)
        #expect(await ending == .finished(3))

        let second = OneScreen("second", on: stage.navigator)
        let task = Task { await parent.run(second) }
        await mainTurn()
        #expect(stage.recorder.screens == ["second"])
        task.cancel()
        await mainTurn()
        stage.finishAnimations()
        #expect(await task.value == .cancelled)
        #expect(parent.children.isEmpty && stage.recorder.screens.isEmpty)
    }

    @Test("R61: routes are a signal that the coordinator follows while it lives") func routes() {
        let routes = SignalRelay<String>()
        var opened: [String] = []
        weak var weakCoordinator: Plain?
        do {
            let coordinator = Plain()
            weakCoordinator = coordinator
            coordinator.follow(routes.asSignal()) { _, route in opened.append(route) }
            routes.accept("a")
            coordinator.finish()
            routes.accept("b")
        }
        #expect(opened == ["a"])
        #expect(weakCoordinator == nil)
    }
}
