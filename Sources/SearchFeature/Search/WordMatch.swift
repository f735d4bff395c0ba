/// How a word of the query fits a word of the data, best first.
nonisolated enum WordMatch: UInt8, Comparable {
    case whole, prefix, inside, typo

    static func < (a: WordMatch, b: WordMatch) -> Bool { a.rawValue < b.rawValue }

    /// Words of the query below this many letters must be spelled right.
    static let lettersForTypo = 4

    /// Compares two folded words; nil if they have nothing to do with each other.
    static func of(_ query: UnsafeBufferPointer<UInt32>, in word: UnsafeBufferPointer<UInt32>) -> WordMatch? {
        if let offset = offset(of: query, in: word) {
            if offset > 0 { return .inside }
            return query.count == word.count ? .whole : .prefix
        }
        return query.count >= lettersForTypo && isOneEdit(query, word) ? .typo : nil
    }

    /// Where `query` first occurs in `word`.
    static func offset(of query: UnsafeBufferPointer<UInt32>, in word: UnsafeBufferPointer<UInt32>) -> Int? {
        let last = word.count - query.count
        guard last >= 0, let first = query.first else { return nil }
        for start in 0...last where word[start] == first {
            var length = 1
            while length < query.count, word[start + length] == query[length] { length += 1 }
            if length == query.count { return start }
        }
        return nil
    }

    /// Whether one letter changed, added or left out, or two neighbours swapped, makes one word the other.
    private static func isOneEdit(_ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>) -> Bool {
        if a.count < b.count { return isOneEdit(b, a) }
        guard a.count - b.count <= 1 else { return false }
        var same = 0
        while same < b.count, a[same] == b[same] { same += 1 }
        if a.count > b.count { return equal(a, same + 1, b, same) }
        if equal(a, same + 1, b, same + 1) { return true }
        return same + 1 < a.count && a[same] == b[same + 1] && a[same + 1] == b[same] && equal(a, same + 2, b, same + 2)
    }

    private static func equal(
        _ a: UnsafeBufferPointer<UInt32>, _ i: Int, _ b: UnsafeBufferPointer<UInt32>, _ j: Int
    ) -> Bool {
        guard a.count - i == b.count - j else { return false }
        for step in 0..<(a.count - i) where a[i + step] != b[j + step] { return false }
        return true
    }
}
