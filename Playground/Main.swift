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
            print(Arguments.help)
        case .live where Terminal.isThere() && !arguments.readsLines:
            try await runOnScreen(arguments)
        case .live:
            await LineMode(arguments).run()
        case .marbles(let words):
            try await MarblesCommand.run(words)
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
        if let choice { print(choice) }
    }
}

/// Tells the user, apart from the output.
func warn(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
}

/// What is wrong, for the user, and the exit status that says so to a script.
struct Complaint: Error, Equatable {
    let text: String
    var status: Int32 = 2
}
