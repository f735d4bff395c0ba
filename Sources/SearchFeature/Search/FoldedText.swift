/// A shown text cut into folded words, each scalar knowing the character that it came from.
nonisolated struct FoldedText {
    /// The scalars of all words, one after the other.
    private(set) var scalars: [UInt32] = []

    /// Where each word lies in `scalars`.
    private(set) var words: [Range<Int>] = []

    /// The words themselves, in order.
    var slices: [ArraySlice<UInt32>] { words.map { scalars[$0] } }

    private var sources: [Range<String.Index>] = []

    init(_ text: String) {
        var start = 0
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            if !append(text[index], from: index..<next) { endWord(from: &start) }
            index = next
        }
        endWord(from: &start)
    }

    /// The part of the shown text, in whole characters, that a part of `scalars` came from.
    func source(of range: Range<Int>) -> Range<String.Index> {
        sources[range.lowerBound].lowerBound..<sources[range.upperBound - 1].upperBound
    }

    /// Adds a character to the current word; false if it ends the word instead.
    private mutating func append(_ character: Character, from source: Range<String.Index>) -> Bool {
        if let ascii = character.asciiValue, ascii != UInt8(ascii: "'"), ascii != UInt8(ascii: "`") {
            return append(ascii: ascii, from: source)
        }
        if character.unicodeScalars.allSatisfy(Folding.isIgnored) { return true }
        var isPart = false
        for scalar in Folding.fold(String(character)).unicodeScalars where Folding.isWordPart(scalar) {
            scalars.append(scalar.value)
            sources.append(source)
            isPart = true
        }
        return isPart
    }

    /// The same for the letters of nearly all texts, without a detour through strings.
    private mutating func append(ascii: UInt8, from source: Range<String.Index>) -> Bool {
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(ascii)
        let folded = Unicode.Scalar(isCapital ? ascii | 0x20 : ascii)
        guard Folding.isWordPart(folded) else { return false }
        scalars.append(folded.value)
        sources.append(source)
        return true
    }

    private mutating func endWord(from start: inout Int) {
        if start < scalars.count { words.append(start..<scalars.count) }
        start = scalars.count
    }
}
