import Foundation
import Marbles
import SearchFeature

/// The command line.
struct Arguments: Equatable {
    enum Command: Equatable {
        case help
        case lines
        case replay(file: String)
    }

    var command = Command.lines
    var store: String?
    var latency = Duration.zero
    var failures = 0
    var showsStreams = false

    static let help = """
        Searches the world's airports, to see the library at work.

        Playground                reads lines: each is the new text of the search field
        Playground replay FILE    runs a script in virtual time and prints each change as JSON
        Playground --help         prints this

          --store FILE      where recent searches are kept (replay: nowhere, unless given)
          --latency MS      how long the search takes to answer, in milliseconds
          --fail-first N    how many searches fail before the first one succeeds
          --streams         at the end, the streams behind the lines as a marble diagram

        A script has one action a line, with the time at which it happens:

          0ms type inch       the new text; blanks behind the first one are part of it
          400ms submit        also: clear, retry, recents.clear
          900ms pick ICN      a result, by its code
          2s recents.pick inch     a recent search, by its text or code; also: recents.remove
          4s end              without it, the script ends when nothing is pending

        Exit status: 0 when all went well, 2 for a bad command line or script.
        """

    init(_ words: some Sequence<String>) throws(Complaint) {
        var words = Array(words)[...]
        var names: [String] = []
        while let word = words.popFirst() {
            switch word {
            case "--help", "-h": command = .help
            case "--store": store = try Self.value(of: word, &words)
            case "--latency": latency = .milliseconds(try Self.number(of: word, &words))
            case "--streams": showsStreams = true
            case "--fail-first": failures = try Self.number(of: word, &words)
            case _ where word.hasPrefix("-"): throw Complaint(text: "unknown option \(word); see --help")
            default: names.append(word)
            }
        }
        if command == .help { return }
        switch names.first {
        case nil:
            command = .lines
        case "replay" where names.count == 2:
            command = .replay(file: names[1])
        case "replay":
            throw Complaint(text: "replay takes one file; see --help")
        case let name?:
            throw Complaint(text: "unknown command \(name); see --help")
        }
    }

    private static func value(of option: String, _ words: inout ArraySlice<String>) throws(Complaint) -> String {
        guard let value = words.popFirst() else { throw Complaint(text: "\(option) takes a value; see --help") }
        return value
    }

    private static func number(of option: String, _ words: inout ArraySlice<String>) throws(Complaint) -> Int {
        let value = try value(of: option, &words)
        guard let number = Int(value), (0...1_000_000_000).contains(number) else {
            throw Complaint(text: "\(option) takes a number from 0 to 1000000000, not \(value)")
        }
        return number
    }
}

extension Arguments {
    /// The search that the options ask for.
    func search(on clock: any Clock<Duration>) -> any SearchProviding {
        TroubledSearch(AirportSearch(), latency: latency, failures: failures, clock: clock)
    }

    /// The store that the options ask for, or else `standard`.
    func store(orElse standard: @autoclosure () -> any RecentSearchStoring) -> any RecentSearchStoring {
        store.map { FileRecentSearchStore(url: URL(fileURLWithPath: $0)) } ?? standard()
    }
}
