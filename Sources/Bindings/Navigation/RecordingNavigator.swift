/// A navigator without a user interface: a test asserts what it shows, and plays the user.
///
/// ```swift
/// let navigator = RecordingNavigator<String>()
/// coordinator.start()
/// #expect(navigator.screens == ["search"])
/// navigator.goBack()
/// #expect(navigator.log == [.shown("search", .push), .gone("search")])
/// ```
@MainActor
public final class RecordingNavigator<Screen>: Navigator {
    /// One thing that happened.
    public enum Event {
        /// A screen was shown.
        case shown(Screen, PresentationStyle)
        /// A screen has gone.
        case gone(Screen)
    }

    /// All that happened, in order.
    public private(set) var log: [Event] = []

    /// Whether animations wait for ``finishAnimations()``; `false` at first, so that all is over at once.
    public var holdsAnimations = false

    private let stack = ScreenStack<Screen>()
    private var animations: [() -> Void] = []
    private var isPopping = false

    /// A navigator that shows nothing yet.
    public init() {}

    /// What is before the user, lowest first.
    public var screens: [Screen] { stack.entries.map(\.screen) }

    /// Records the screen, and shows it above all others or in their place.
    public func show(_ screen: Screen, as style: PresentationStyle, animated: Bool) -> Presentation {
        weak var shown: Presentation?
        let presentation = Presentation { [weak self] animated in
            guard let self, let shown else { return }
            animate(animated) { [weak self] in
                guard let self, let index = stack.index(of: shown) else { return }
                stack.end(from: index)
            }
        }
        shown = presentation
        log.append(.shown(screen, style))
        presentation.onEnd { [weak self] in self?.log.append(.gone(screen)) }
        stack.add(screen, style, presentation)
        animate(animated) { presentation.didShow() }
        return presentation
    }

    /// Ends the animations under way.
    public func finishAnimations() {
        while !animations.isEmpty { animations.removeFirst()() }
    }

    /// The user taps the back button; nothing happens where there is none: on a root, or on a sheet.
    public func goBack() {
        guard canPop else { return }
        stack.end(from: stack.entries.count - 1)
    }

    /// The user begins to drag the top screen away.
    public func beginInteractivePop() { isPopping = canPop }

    /// The user lets go half-way, and the screen comes back.
    public func cancelInteractivePop() { isPopping = false }

    /// The user drags the screen away whole.
    public func finishInteractivePop() {
        if isPopping { goBack() }
        isPopping = false
    }

    /// The user swipes the topmost sheet down, with everything in it.
    public func swipeDown() {
        if let index = stack.entries.lastIndex(where: { $0.style == .present }) { stack.end(from: index) }
    }

    private var canPop: Bool { stack.entries.last?.style == .push }

    private func animate(_ animated: Bool, _ end: @escaping () -> Void) {
        if animated && holdsAnimations { animations.append(end) } else { end() }
    }
}

extension RecordingNavigator.Event: Equatable where Screen: Equatable {}
extension RecordingNavigator.Event: Sendable where Screen: Sendable {}
