/// One showing of one screen, from the start of its animation until it has gone.
@MainActor
public final class Presentation {
    /// Whether the animation that brings the screen is over.
    public private(set) var isShown = false

    /// Whether the screen has gone.
    public private(set) var isOver = false

    private let takeAway: (_ animated: Bool) -> Void
    private var shown: [() -> Void] = []
    private var over: [() -> Void] = []

    /// For navigators: a presentation that `dismiss` takes away.
    public init(dismiss: @escaping @MainActor (_ animated: Bool) -> Void) {
        takeAway = dismiss
    }

    /// Takes the screen away, and everything above it; it is over when the animation is.
    public func dismiss(animated: Bool = true) {
        if !isOver { takeAway(animated) }
    }

    /// Calls back once when the screen is there, at once if it is already; never, if it goes before.
    public func onShown(_ action: @escaping @MainActor () -> Void) {
        if isShown { action() } else if !isOver { shown.append(action) }
    }

    /// Calls back once when the screen has gone: by the back button, a gesture that was not cancelled, a dismissal, or a
    /// replacement; at once if it has gone already.
    public func onEnd(_ action: @escaping @MainActor () -> Void) {
        if isOver { action() } else { over.append(action) }
    }

    /// For navigators: the animation that brings the screen is over.
    public func didShow() {
        guard !isShown, !isOver else { return }
        isShown = true
        let actions = shown
        shown = []
        for action in actions { action() }
    }

    /// For navigators: the screen has gone; only the first call counts.
    public func didEnd() {
        guard !isOver else { return }
        isOver = true
        let actions = over
        (shown, over) = ([], [])
        for action in actions { action() }
    }
}
