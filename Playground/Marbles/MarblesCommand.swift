import Foundation
import Marbles

/// Shows operators at work: each takes diagrams, runs in virtual time, and gives a picture.
@MainActor
enum MarblesCommand {
    /// What the words after `marbles` ask for.
    enum Request {
        case list
        case help
        case explain(Exhibit)
        case show(Choices)
    }

    static func run(_ words: [String], print: (String) -> Void = { say($0) }) async throws(Complaint) {
        switch try request(words) {
        case .list: print(MarblesHelp.list)
        case .help: print(MarblesHelp.general)
        case .explain(let exhibit): print(MarblesHelp.text(for: exhibit))
        case .show(let choices):
            let shown = try await Showing.of(choices)
            if let file = choices.svg { try write(shown.svg, to: file) }
            print(shown.text)
        }
    }

    static func request(_ words: [String]) throws(Complaint) -> Request {
        var words = words[...]
        var names: [String] = []
        var options: [(option: String, value: String)] = []
        var isHelp = false
        while let word = words.popFirst() {
            if word == "--help" || word == "-h" {
                isHelp = true
            } else if word.hasPrefix("--") {
                guard let value = words.popFirst() else {
                    throw Complaint(text: "\(word) takes a value; see marbles --help")
                }
                options.append((word, value))
            } else {
                names.append(word)
            }
        }
        guard names.count <= 1 else { throw Complaint(text: "marbles takes one operator; see marbles --help") }
        guard let name = names.first else {
            if isHelp { return .help }
            if let first = options.first {
                throw Complaint(text: "\(first.option) needs an operator before it; see marbles --help")
            }
            return .list
        }
        let exhibit = try find(name)
        return isHelp ? .explain(exhibit) : .show(try Choices(exhibit, options))
    }

    private static func find(_ name: String) throws(Complaint) -> Exhibit {
        if let exhibit = Gallery.find(name) { return exhibit }
        let near = Nearest.names(to: name, among: Gallery.all.map(\.name))
        let hint = near.isEmpty ? "marbles lists them all" : "did you mean \(near.joined(separator: ", "))?"
        throw Complaint(text: "no operator is called \(name); \(hint)")
    }

    private static func write(_ svg: String, to path: String) throws(Complaint) {
        // Not beside and renamed: what is there may be a device.
        let file = fopen(path, "w")
        guard let file, fputs(svg, file) >= 0, fclose(file) == 0 else {
            let reason = String(cString: strerror(errno))
            throw Complaint(text: "--svg: \(path) cannot be written: \(reason)", status: 1)
        }
    }
}
