/// How a text looks in a terminal.
struct Style: OptionSet, Hashable {
    let rawValue: Int

    static let bold = Style(rawValue: 1 << 0)
    static let dim = Style(rawValue: 1 << 1)
    static let underlined = Style(rawValue: 1 << 2)
    static let inverse = Style(rawValue: 1 << 3)
    /// The colour of what can be acted on.
    static let accent = Style(rawValue: 1 << 4)
    /// The colour of trouble.
    static let alarm = Style(rawValue: 1 << 5)

    /// What switches a terminal from plain text to this.
    func sequence(inColour: Bool) -> String {
        let codes: [(Style, String)] = [
            (.bold, "1"), (.dim, "2"), (.underlined, "4"), (.inverse, "7"), (.accent, "36"), (.alarm, "31"),
        ]
        let shown = inColour ? self : subtracting([.accent, .alarm])
        return "\u{1B}[" + (["0"] + codes.filter { shown.contains($0.0) }.map(\.1)).joined(separator: ";") + "m"
    }
}
