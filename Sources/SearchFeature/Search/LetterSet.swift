/// Which letters a folded word has, in 32 bits (other scripts share them): tells most words apart without reading them.
nonisolated struct LetterSet: Sendable {
    private var bits: UInt32 = 0

    init(_ word: ArraySlice<UInt32>) {
        for scalar in word { bits |= 1 << (scalar & 31) }
    }

    /// Whether a word with these letters can be found in one with those of `other`, if need be with one mistake.
    func mayMatch(_ other: LetterSet, allowsTypo: Bool) -> Bool {
        let missing = bits & ~other.bits
        return missing == 0 || allowsTypo && missing.nonzeroBitCount == 1
    }
}
