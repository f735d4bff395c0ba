import Foundation
import Synchronization

/// Gives the terminal back, whatever ends the process.
///
/// Signal handlers run this code: it reads memory that was set up before, and calls nothing but what is allowed there.
enum Rescue {
    private struct Modes {
        var original = termios()
        var raw = termios()
    }

    private nonisolated(unsafe) static let modes = allocate([Modes()])  // written before there are handlers
    /// Another screen, no cursor, no new line behind a full one, pastes between marks.
    private nonisolated(unsafe) static let entering = text("[?1049h [?25l [?7l [?2004h")  // never written to
    /// The end of a half-sent frame, then the above taken back.
    private nonisolated(unsafe) static let leaving = text("[?2026l [?2004l [?7h [0m [?25h [?1049l")  // never written to
    private static let isOpen = Atomic(false)
    private static let isWriting = Atomic(false)

    /// Takes the terminal over, and sees to its return.
    static func begin(original: termios, raw: termios) -> Bool {
        modes.baseAddress?.pointee = Modes(original: original, raw: raw)
        // Made now, so that no handler is the first to ask for them.
        _ = (leaving.count, isOpen.load(ordering: .relaxed), isWriting.load(ordering: .relaxed))
        guard Signals.install() else { return false }
        atexit { Rescue.restore() }
        enter()
        return true
    }

    /// Takes the terminal over again.
    static func enter() {
        isOpen.store(true, ordering: .sequentiallyConsistent)
        if let modes = modes.baseAddress { set(&modes.pointee.raw) }
        _ = write(UnsafeBufferPointer(entering))
    }

    /// Gives the terminal back; does nothing when it has been given back.
    static func restore() {
        guard isOpen.exchange(false, ordering: .sequentiallyConsistent) else { return }
        // Another thread may be sending a frame, which must not come out after this.
        var patience = 50
        while isWriting.load(ordering: .sequentiallyConsistent), patience > 0 {
            poll(nil, 0, 1)
            patience -= 1
        }
        _ = send(UnsafeBufferPointer(leaving))
        if let modes = modes.baseAddress { set(&modes.pointee.original) }
    }

    /// Gives the terminal and the signals back.
    static func finish() {
        restore()
        Signals.uninstall()
    }

    /// Writes to the terminal while this process has it; false if it has gone.
    static func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        isWriting.store(true, ordering: .sequentiallyConsistent)
        defer { isWriting.store(false, ordering: .sequentiallyConsistent) }
        return !isOpen.load(ordering: .sequentiallyConsistent) || send(bytes)
    }

    private static func set(_ mode: UnsafePointer<termios>) {
        while tcsetattr(STDIN_FILENO, TCSANOW, mode) != 0, errno == EINTR {}
    }

    private static func send(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Foundation.write(STDOUT_FILENO, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
                poll(&output, 1, 100)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Sequences, each without its escape.
    private static func text(_ sequences: String) -> UnsafeMutableBufferPointer<UInt8> {
        allocate(sequences.split(separator: " ").flatMap { [.escape] + $0.utf8 })
    }

    static func allocate<Value>(_ values: [Value]) -> UnsafeMutableBufferPointer<Value> {
        let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: values.count)
        _ = memory.initialize(from: values)
        return memory
    }
}
