import Streams

/// A screen in a terminal: keys go in, frames come out.
@MainActor
protocol TerminalScreen: AnyObject {
    /// Takes the keys while the screen is the topmost one.
    var keys: SignalRelay<Key> { get }

    /// What the screen shows.
    var frames: Driver<Frame> { get }
}
