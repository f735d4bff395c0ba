/// What comes from the terminal, or from the system on its behalf.
enum TerminalEvent: Sendable, Equatable {
    case bytes([UInt8])
    case resized
    /// The process goes on after it was stopped.
    case continued
    /// The process shall stop.
    case stop
    /// The terminal has gone.
    case hungUp
}
