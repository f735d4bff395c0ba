import Foundation
import Streams

/// The terminal by the system's calls; there is one.
enum TerminalDevice {
    /// Takes the terminal over; false if there is none.
    static func open() -> Bool {
        var original = termios()
        guard tcgetattr(STDIN_FILENO, &original) == 0 else { return false }
        var raw = original
        cfmakeraw(&raw)
        return Rescue.begin(original: original, raw: raw)
    }

    /// Takes the terminal over again, after the shell had it.
    static func enter() { Rescue.enter() }

    /// Gives the terminal back, stops the process, and returns when it goes on.
    static func stop() {
        Rescue.restore()
        // The whole job, as a terminal does it: a program that waits for this one stops, too.
        Signals.withDefaultAction(for: SIGTSTP) { kill(0, SIGTSTP) }
    }

    /// Gives the terminal back for good.
    static func close() { Rescue.finish() }

    /// Sends a text, in one piece if the terminal takes it; false if the terminal has gone.
    static func write(_ text: String) -> Bool {
        // The main actor, which draws, may come on another thread each time.
        Signals.useSpareStack()
        var text = text
        return text.withUTF8 { Rescue.write($0) }
    }

    /// The size that the terminal says it has, or else the common one.
    static var size: Size {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return Size(columns: 80, rows: 24)
        }
        return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// All that comes, read on a thread of its own, because reading waits.
    static var events: Observable<TerminalEvent, Never> {
        .create { observer in
            Thread.detachNewThread {
                while !observer.isDisposed {
                    for event in nextEvents() { observer.onNext(event) }
                }
            }
            return Disposables.create { Signals.wake() }
        }
    }

    /// Waits for input, or for a note of a signal handler.
    private static func nextEvents() -> [TerminalEvent] {
        var sources = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: Signals.notes, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&sources, 2, -1) > 0 else { return [] }
        let notes = sources[1].revents == 0 ? [] : read(Signals.notes)?.compactMap(event) ?? []
        guard sources[0].revents != 0 else { return notes }
        guard let bytes = read(STDIN_FILENO) else { return notes }
        if bytes.isEmpty { usleep(100_000) }
        return notes + [bytes.isEmpty ? .hungUp : .bytes(bytes)]
    }

    private static func event(_ note: UInt8) -> TerminalEvent? {
        switch Int32(note) {
        case SIGWINCH: .resized
        case SIGCONT: .continued
        case SIGTSTP: .stop
        default: nil
        }
    }

    /// What can be read now; empty at the end, `nil` when there is nothing after all.
    private static func read(_ file: Int32) -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(file, &chunk, chunk.count)
        if count < 0 { return [EINTR, EAGAIN].contains(errno) ? nil : [] }
        return Array(chunk[..<count])
    }
}
