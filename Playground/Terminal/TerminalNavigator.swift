import Bindings
import Streams

/// Screens on top of each other in a terminal, of which one sees the topmost.
@MainActor
final class TerminalNavigator: Navigator {
    private struct Entry {
        let screen: any TerminalScreen
        let presentation: Presentation
    }

    private let stack = DriverRelay<[Entry]>([])

    /// The topmost screen, as soon as there is one.
    var top: Driver<any TerminalScreen> { stack.asDriver().compactMap { $0.last?.screen } }

    /// Shows a screen above all others, or in their place; there are no sheets and no animations.
    func show(_ screen: any TerminalScreen, as style: PresentationStyle, animated: Bool) -> Presentation {
        weak var shown: Presentation?
        let presentation = Presentation { [weak self] _ in
            if let shown { self?.remove(shown) }
        }
        shown = presentation
        if style == .root { end(stack.value[...]) }
        stack.value.append(Entry(screen: screen, presentation: presentation))
        presentation.didShow()
        return presentation
    }

    /// The user goes back; nothing happens on the lowest screen.
    func goBack() {
        if stack.value.count > 1 { end(stack.value.suffix(1)) }
    }

    private func remove(_ presentation: Presentation) {
        if let index = stack.value.firstIndex(where: { $0.presentation === presentation }) {
            end(stack.value[index...])
        }
    }

    private func end(_ entries: ArraySlice<Entry>) {
        stack.value.removeSubrange(entries.indices)
        for entry in entries.reversed() { entry.presentation.didEnd() }
    }
}
