/// Finds the names that somebody may have meant.
enum Nearest {
    /// At most four names, best first: those that contain the word, then those a few letters away from it.
    static func names(to word: String, among names: [String]) -> [String] {
        let word = word.lowercased()
        let most = max(2, word.count / 3)
        let near = names.compactMap { name -> (cost: Int, name: String)? in
            let lower = name.lowercased()
            if word.count > 1, lower.contains(word) { return (lower.hasPrefix(word) ? 0 : 1, name) }
            let distance = distance(Array(word), Array(lower))
            return distance <= most ? (1 + distance, name) : nil
        }
        return near.sorted { $0 < $1 }.prefix(4).map(\.name)
    }

    /// How many letters must be changed, added, left out, or swapped with their neighbours, to make one word the other.
    ///
    /// The typos of the airport search are no help here: it wants to know only whether it is one.
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                let change = rows[i][j] + (a[i] == b[j] ? 0 : 1)
                var best = min(change, row[j] + 1, rows[i][j + 1] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
