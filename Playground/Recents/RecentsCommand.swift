import Foundation
import Marbles
import SearchFeature

/// Shows the recent searches, or adds to them what is read, as scripts and tests of the store need it.
enum RecentsCommand {
    static let help = """
        Playground recents        prints the recent searches, newest first
        Playground recents add    adds each line of the input, and prints it when it is safely kept

          --store FILE      where they are kept
          --capacity N      how many are kept; 10 unless given

        Exit status: 0 when all went well, 1 when they cannot be read or kept, 2 for a bad command line.
        """

    static func run(
        _ words: [String], read: () -> String? = { readLine() }, print: (String) -> Void = { say($0) }
    ) async throws(Complaint) {
        if words.contains("--help") || words.contains("-h") { return print(help) }
        let (store, adds) = try parse(words)
        do throws(RecentSearchStoreError) {
            guard adds else {
                for recent in try await store.load().list.entries { print(recent.text.harmless) }
                return
            }
            while let line = read() {
                _ = try await store.update(.add(RecentSearch(text: line)))
                print(line)
            }
        } catch {
            throw Complaint(text: "\(error)", status: 1)
        }
    }

    private static func parse(_ words: [String]) throws(Complaint) -> (store: FileRecentSearchStore, adds: Bool) {
        var words = words[...]
        var url = FileRecentSearchStore.standardURL()
        var capacity = 10
        var adds = false
        while let word = words.popFirst() {
            switch (word, words.first) {
            case ("add", _): adds = true
            case ("--store", let file?): url = URL(fileURLWithPath: file)
            case ("--capacity", let number?):
                guard let count = Int(number), (1...1_000_000).contains(count) else {
                    throw Complaint(text: "--capacity takes a number from 1 to 1000000, not \(number)")
                }
                capacity = count
            case ("--store", nil), ("--capacity", nil):
                throw Complaint(text: "\(word) takes a value; see recents --help")
            default: throw Complaint(text: "recents does not know \(word); see recents --help")
            }
            if word.hasPrefix("--") { words = words.dropFirst() }
        }
        return (FileRecentSearchStore(url: url, capacity: capacity), adds)
    }
}
