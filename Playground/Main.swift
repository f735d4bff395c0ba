import Foundation

@main
@MainActor
struct Main {
    static func main() async {
        do throws(Complaint) {
            try await run(Arguments(CommandLine.arguments.dropFirst()))
        } catch {
            warn(error.text)
            exit(error.status)
        }
    }

    private static func run(_ arguments: Arguments) async throws(Complaint) {
        switch arguments.command {
        case .help:
            say(Arguments.help)
        case .live where Terminal.isThere() && !arguments.readsLines:
            try await runOnScreen(arguments)
        case .live:
            await LineMode(arguments).run()
        case .marbles(let words):
            try await MarblesCommand.run(words)
        case .recents(let words):
            try await RecentsCommand.run(words)
        case .replay(let file):
            try await Replay(Script(contentsOf: file), arguments).run()
        }
    }

    private static func runOnScreen(_ arguments: Arguments) async throws(Complaint) {
        let terminal = try Terminal()
        defer { terminal.close() }
        let screen = FullScreen(arguments, on: terminal)
        screen.start()
        let choice = try await screen.search()
        terminal.close()
        if let choice { say(choice) }
        await screen.settle()
    }
}

/// Tells the user, apart from the output.
func warn(_ text: String) {
    // When even that cannot be written, nobody is there to be told.
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
}

/// Writes a line of output; ends the program, and says why, when that cannot be done.
func say(_ text: String) {
    var rest = Array("\(text)\n".utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
        if count >= 0 {
            rest = rest.dropFirst(count)
        } else if ![EINTR, EAGAIN].contains(errno) {
            warn("the output cannot be written: \(String(cString: strerror(errno)))")
            exit(1)
        }
    }
}

/// What is wrong, for the user, and the exit status that says so to a script.
struct Complaint: Error, Equatable {
    let text: String
    var status: Int32 = 2
}
