import Testing

@testable import SearchFeature

@Suite struct WordMatchTests {
    @Test(arguments: [
        ("seoul", "seoul", WordMatch.whole), ("seo", "seoul", .prefix), ("oul", "seoul", .inside),
        ("o", "seoul", .inside),
        ("seuol", "seoul", .typo), ("seol", "seoul", .typo), ("seooul", "seoul", .typo), ("xeoul", "seoul", .typo),
        ("seoux", "seoul", .typo), ("eosul", "seoul", nil), ("seuolx", "seoul", nil), ("sexul", "seo", nil),
        ("seo", "sxo", nil), ("icn", "inc", nil), ("seoulcity", "seoul", nil), ("abab", "ababa", .prefix),
        ("aab", "aaab", .inside),
    ])
    func compares(query: String, word: String, expected: WordMatch?) {
        #expect(match(query, word) == expected)
    }

    /// The quick test for one edit against the textbook's distance, over all short words of three letters.
    @Test func findsExactlyTheWordsOneEditAway() {
        let letters: [UInt32] = [1, 2, 3]
        let words = (0..<5).reduce(into: [[[]]] as [[[UInt32]]]) { words, _ in
            words.append(words[words.count - 1].flatMap { word in letters.map { word + [$0] } })
        }
        for query in words[4] {
            for word in words[3...5].joined() where !isInside(query, word) {
                #expect((match(query, word) == .typo) == (distance(query, word) == 1), "\(query) \(word)")
            }
        }
    }

    private func match(_ query: String, _ word: String) -> WordMatch? {
        match(query.unicodeScalars.map(\.value), word.unicodeScalars.map(\.value))
    }

    private func match(_ query: [UInt32], _ word: [UInt32]) -> WordMatch? {
        let letters = LetterSet(query[...])
        guard letters.mayMatch(LetterSet(word[...]), allowsTypo: query.count >= WordMatch.lettersForTypo) else {
            return nil
        }
        return query.withUnsafeBufferPointer { query in
            word.withUnsafeBufferPointer { WordMatch.of(query, in: $0) }
        }
    }

    private func isInside(_ query: [UInt32], _ word: [UInt32]) -> Bool {
        query.count <= word.count
            && (0...(word.count - query.count)).contains { Array(word[$0..<($0 + query.count)]) == query }
    }

    private func distance(_ a: [UInt32], _ b: [UInt32]) -> Int {
        var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count {
            for j in 0...b.count {
                guard i > 0, j > 0 else {
                    table[i][j] = i + j
                    continue
                }
                let swap =
                    i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] ? table[i - 2][j - 2] + 1 : .max
                let change = table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                table[i][j] = min(swap, change, table[i - 1][j] + 1, table[i][j - 1] + 1)
            }
        }
        return table[a.count][b.count]
    }
}
