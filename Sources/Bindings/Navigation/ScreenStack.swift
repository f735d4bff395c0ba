/// The presentations of a navigator, lowest first, and which of them end together.
@MainActor
final class ScreenStack<Screen> {
    struct Entry {
        let screen: Screen
        let style: PresentationStyle
        let presentation: Presentation
    }

    private(set) var entries: [Entry] = []

    /// Adds an entry and has `place` show it; a root takes the place of all others, which end then.
    func add(_ screen: Screen, _ style: PresentationStyle, _ presentation: Presentation, place: () -> Void = {}) {
        let replaced = style == .root ? entries : []
        if style == .root { entries = [] }
        entries.append(Entry(screen: screen, style: style, presentation: presentation))
        place()
        end(replaced)
    }

    func index(of presentation: Presentation) -> Int? {
        entries.firstIndex { $0.presentation === presentation }
    }

    /// Ends the entries from an index on; the topmost first.
    func end(from index: Int) {
        guard index < entries.count else { return }
        let gone = Array(entries[index...])
        entries.removeSubrange(index...)
        end(gone)
    }

    /// Ends the entries that do not satisfy a condition; the topmost first.
    func keep(where isThere: (Entry) -> Bool) {
        let gone = entries.filter { !isThere($0) }
        entries.removeAll { entry in gone.contains { $0.presentation === entry.presentation } }
        end(gone)
    }

    private func end(_ gone: [Entry]) {
        for entry in gone.reversed() { entry.presentation.didEnd() }
    }
}
