import Foundation

/// The signals that concern the terminal: some end the process, the others are written down to be read.
enum Signals {
    private static let deadly = [
        SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS,
    ]
    private static let noted = [SIGWINCH, SIGCONT, SIGTSTP]

    /// What each signal did before.
    private nonisolated(unsafe) static let before = Rescue.allocate(  // written before there are handlers
        Array(repeating: sigaction(), count: 65))
    /// The pipe for the notes.
    private nonisolated(unsafe) static let ends = Rescue.allocate([-1, -1] as [Int32])  // written before likewise

    /// Where the noted signals can be read, one byte each.
    static var notes: Int32 { ends[0] }

    /// Handles the signals from now on; false when the system is out of files.
    static func install() -> Bool {
        guard pipe(ends.baseAddress) == 0 else { return false }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        for number in deadly + noted + [SIGPIPE] { sigaction(number, nil, &before[Int(number)]) }
        // What was switched off before, as by nohup, stays so.
        for number in deadly where !isIgnored(before[Int(number)]) { handle(number, die) }
        for number in noted { handle(number, note) }
        // A terminal that has gone is noticed when something is written.
        signal(SIGPIPE, SIG_IGN)
        return true
    }

    static func uninstall() {
        for number in deadly + noted + [SIGPIPE] { sigaction(number, &before[Int(number)], nil) }
    }

    /// Lets a noted signal do what it does to other programs.
    static func withDefaultAction(for number: Int32, _ action: () -> Void) {
        signal(number, SIG_DFL)
        action()
        handle(number, note)
    }

    /// Gives this thread a second stack for its handlers, so that they run even when the first one has overflowed.
    static func useSpareStack() {
        var spare = stack_t()
        guard sigaltstack(nil, &spare) == 0, spare.ss_flags & Int32(SS_DISABLE) != 0 else { return }
        let size = 64 * 1024
        // Kept for as long as the thread lives, which nobody tells.
        spare = stack_t()
        spare.ss_sp = .allocate(byteCount: size, alignment: 16)
        spare.ss_size = .init(size)
        sigaltstack(&spare, nil)
    }

    /// Makes the notes readable.
    static func wake() { note(0) }

    /// Gives the terminal back, then lets the signal do what it would have done.
    private static let die: @convention(c) (Int32) -> Void = { number in
        Rescue.restore()
        sigaction(number, &before[Int(number)], nil)
        // Comes when this handler has returned.
        raise(number)
    }

    private static let note: @convention(c) (Int32) -> Void = { number in
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(ends[1], &byte, 1)
        errno = error
    }

    private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
        #else
        action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = SA_RESTART | Int32(SA_ONSTACK)
        sigaction(number, &action, nil)
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
        let handler = action.__sigaction_u.__sa_handler
        #else
        let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
