import Foundation
import Marbles
import SearchFeature

/// The command line.
struct Arguments: Equatable {
    enum Command: Equatable {
        case help
        case live
        case replay(file: String)
        case marbles([String])
        case recents([String])
    }

    var command = Command.live
    var store: String?
    var latency = Duration.zero
    var failures = 0
    var showsStreams = false
    var readsLines = false

    static let help = """
        Searches the world's airports, to see the library at work.

        Playground                searches while you type, on the whole screen; where input or output is no
                                  terminal, reads lines, and takes each as the new text of the search field
        Playground replay FILE    runs a script in virtual time and prints each change as JSON; - is the input
        Playground marbles        shows operators at work, as marble diagrams; see marbles --help
        Playground recents        prints the recent searches, or adds to them; see recents --help
        Playground --help         prints this

          --store FILE      where recent searches are kept (replay: nowhere, unless given)
          --latency MS      how long the search takes to answer, in milliseconds
          --fail-first N    how many searches fail before the first one succeeds
          --streams         the streams behind the search: live below it, or after the last line as a diagram
          --lines           reads lines, also in a terminal

        A script has one action a line, with the time at which it happens:

          0ms type inch       the new text; blanks behind the first one are part of it
          400ms submit        also: clear, retry, recents.clear
          900ms pick ICN      a result, by its code
          2s recents.pick inch     a recent search, by its text or code; also: recents.remove
          4s end              without it, the script ends when nothing is pending

        On the screen:

          Return        opens the selected airport, and there chooses it: its code is printed at the end
          arrows, PgUp, PgDn, Home, End     select
          Esc           clears the text, goes back
          ^R            searches again          ^S    shows the streams behind the search
          ^D            forgets the selected recent search, ^X all of them
          ^A ^E ^K ^U ^W                        edit, as in a shell
          ^Z            stops for a while       ^C    quits

        NO_COLOR switches colours off; TERM=dumb reads lines.
        Exit status: 0 when all went well, 1 when nothing can be written, 2 for a bad command line or script.
        """

    init(_ words: some Sequence<String>) throws(Complaint) {
        var words = Array(words)[...]
        if words.first == "marbles" {
            command = .marbles(Array(words.dropFirst()))
            return
        }
        if words.first == "recents" {
            command = .recents(Array(words.dropFirst()))
            return
        }
        var names: [String] = []
        while let word = words.popFirst() {
            switch word {
            case "--help", "-h": command = .help
            case "--store": store = try Self.value(of: word, &words)
            case "--latency": latency = .milliseconds(try Self.number(of: word, &words))
            case "--lines": readsLines = true
            case "--streams": showsStreams = true
            case "--fail-first": failures = try Self.number(of: word, &words)
            case _ where word.hasPrefix("-") && word != "-": throw Complaint(text: "unknown option \(word); see --help")
            default: names.append(word)
            }
        }
        if command == .help { return }
        switch names.first {
        case nil:
            command = .live
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
    func search(on clock: any Clock<Duration>) -> TroubledSearch {
        TroubledSearch(AirportSearch(), latency: latency, failures: failures, clock: clock)
    }

    /// Makes the store that the options ask for, or else the one in the user's folder.
    var liveStore: @Sendable () -> any RecentSearchStoring {
        { [self] in store(orElse: FileRecentSearchStore(url: FileRecentSearchStore.standardURL())) }
    }

    /// The store that the options ask for, or else `standard`.
    func store(orElse standard: @autoclosure () -> any RecentSearchStoring) -> any RecentSearchStoring {
        store.map { FileRecentSearchStore(url: URL(fileURLWithPath: $0)) } ?? standard()
    }
}
