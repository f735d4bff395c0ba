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
        case .lines:
            await LineMode(arguments).run()
        case .replay(let file):
            try await Replay(Script(contentsOf: file), arguments).run()
        }
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
