import Bindings

/// A navigator and its user, so that the same tests run over every navigator.
@MainActor
protocol Stage {
    associatedtype Screen
    var navigator: any Navigator<Screen> { get }
    init()
    func screen(_ name: String) -> Screen
    func goBack()
    func beginInteractivePop()
    func finishInteractivePop()
    func cancelInteractivePop()
    func swipeDown()
    /// Code that knows nothing of the navigator dismisses the sheet.
    func dismissFromCode()
    func finishAnimations()
}

struct RecordingStage: Stage {
    let recorder = RecordingNavigator<String>()
    var navigator: any Navigator<String> { recorder }
    init() { recorder.holdsAnimations = true }
    func screen(_ name: String) -> String { name }
    func goBack() { recorder.goBack() }
    func beginInteractivePop() { recorder.beginInteractivePop() }
    func finishInteractivePop() { recorder.finishInteractivePop() }
    func cancelInteractivePop() { recorder.cancelInteractivePop() }
    func swipeDown() { recorder.swipeDown() }
    func dismissFromCode() { recorder.swipeDown() }
    func finishAnimations() { recorder.finishAnimations() }
}

struct PathStage: Stage {
    let path = PathNavigator<String>()
    var navigator: any Navigator<String> { path }
    func screen(_ name: String) -> String { name }
    func goBack() { path.path.removeLast() }
    func beginInteractivePop() {}
    func finishInteractivePop() { path.path.removeLast() }
    func cancelInteractivePop() {}
    func swipeDown() { path.sheet = nil }
    func dismissFromCode() { path.sheet = nil }
    func finishAnimations() {}
}

/// One turn of the main actor, in which what was deferred to a turn has run.
@MainActor
func mainTurn() async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
}

/// A coordinator that shows one screen, or two, and can be told to finish.
final class OneScreen<Screen>: BaseCoordinator<Int>, Coordinator {
    let screens: [Screen]
    let navigator: any Navigator<Screen>
    let style: PresentationStyle
    private(set) var starts = 0

    init(_ screens: Screen..., on navigator: any Navigator<Screen>, as style: PresentationStyle = .push) {
        self.screens = screens
        self.navigator = navigator
        self.style = style
    }

    func start() {
        starts += 1
        show(screens[0], on: navigator, as: style)
        for screen in screens.dropFirst() { show(screen, on: navigator) }
    }
}
