public import Streams

/// The state of a coordinator's flow: its children, its first screen, and its one end.
@MainActor
public final class Flow<Outcome> {
    /// Whether the flow has ended.
    public private(set) var isOver = false

    /// Ends with the flow.
    public let bag = DisposeBag()

    var running: [(coordinator: any Coordinator, end: () -> Void)] = []
    private var carrier: Presentation?
    private var ending: Ending<Outcome>?
    private var parent: (leave: () -> Void, onEnd: (Ending<Outcome>) -> Void)?

    /// A flow that has not started.
    public init() {}

    func begin(leave: @escaping () -> Void, _ onEnd: @escaping (Ending<Outcome>) -> Void) -> Bool {
        guard parent == nil, !isOver else { return false }
        parent = (leave, onEnd)
        return true
    }

    func carry(_ presentation: Presentation) {
        guard !isOver else { return presentation.dismiss(animated: false) }
        guard carrier == nil else { return }
        carrier = presentation
        presentation.onEnd { [weak self] in self?.end() }
    }

    func finish(_ ending: Ending<Outcome>, animated: Bool) {
        guard !isOver, self.ending == nil else { return }
        self.ending = ending
        if let carrier { carrier.dismiss(animated: animated) } else { end() }
    }

    /// Ends now: children first, then out of the parent, then the callback.
    func end() {
        guard !isOver else { return }
        isOver = true
        let children = running  // a child that ends leaves `running`
        for child in children.reversed() { child.end() }
        bag.dispose()
        carrier?.dismiss(animated: false)
        let parent = parent
        self.parent = nil
        parent?.leave()
        parent?.onEnd(ending ?? .cancelled)
    }
}
