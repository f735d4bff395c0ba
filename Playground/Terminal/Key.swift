/// What the user did on the keyboard.
enum Key: Hashable {
    /// Characters, as they are.
    case text(String)
    /// What was put in from the clipboard, whole; its line ends are no returns.
    case paste(String)
    /// A letter with Ctrl, as a capital one.
    case control(Character)
    case enter, escape, tab, backspace, delete
    case up, down, left, right, pageUp, pageDown, home, end
    /// A key that nobody here knows.
    case other
}
