nonisolated extension AirportIndex {
    /// The rows that have a match for every word of the query, best first, at most `limit`.
    ///
    /// The order is that of the worst rank among the query's words; then of the sum of what each word's best match
    /// costs; then of the codes. It depends on nothing else, so equal queries give equal lists.
    func rows(matching query: FoldedText, limit: Int) -> [Int] {
        guard !query.words.isEmpty, limit > 0 else { return [] }
        var scores = [Score](repeating: Score(), count: airports.count)
        var best = [UInt16](repeating: .max, count: airports.count)
        for word in Set(query.slices) {
            for row in best.indices { best[row] = .max }
            forEachMatch(of: word) { row, cost in best[row] = min(best[row], cost) }
            var isAnyLeft = false
            for row in scores.indices {
                scores[row].add(best[row])
                if scores[row].isMatch { isAnyLeft = true }
            }
            guard isAnyLeft else { return [] }
        }
        let keys = scores.indices.compactMap { row in
            scores[row].isMatch ? UInt64(scores[row].value) << 32 | UInt64(row) : nil
        }
        return keys.sorted().prefix(limit).map { Int($0 & 0xFFFF_FFFF) }
    }
}

/// The worst rank in the high byte, the sum of the costs below it; all ones once a word has no match.
private nonisolated struct Score {
    private(set) var value: UInt32 = 0

    var isMatch: Bool { value != .max }

    mutating func add(_ cost: UInt16) {
        guard isMatch, cost != .max else {
            value = .max
            return
        }
        let rank = max(value >> 24, UInt32(cost >> 7))
        let sum = min(value & 0xFF_FFFF + UInt32(cost), 0xFF_FFFF)
        value = rank << 24 | sum
    }
}
