/// Gives every described value a character, and explains those that do not speak for themselves.
struct MarbleLegend {
    private(set) var signs: [MarbleDescription: Character] = [:]

    /// - Parameter given: The characters of a value map, which mean nothing else even where they do not occur.
    init(_ values: [MarbleDescription], given: [(MarbleDescription, Character)] = []) {
        var taken = Set(given.map(\.1))
        let used = Set(values)
        for (value, sign) in given where used.contains(value) && signs[value] == nil && sign.isDrawable {
            signs[value] = sign
        }
        for value in values where signs[value] == nil {
            guard let sign = value.sign, sign.isDrawable, taken.insert(sign).inserted else { continue }
            signs[value] = sign
        }
        var letters = Self.letters.makeIterator()
        for value in values where signs[value] == nil {
            var letter = letters.next()
            while let tried = letter, !taken.insert(tried).inserted { letter = letters.next() }
            signs[value] = letter ?? "?"
        }
    }

    /// The explanations of the characters that occur in some lines, in the order of the alphabet.
    func entries(for lines: [String]) -> [String] {
        let visible = Set(lines.joined())
        return signs.filter { visible.contains($0.value) && $0.key.sign != $0.value }
            .sorted { ($0.value, $0.key.text) < ($1.value, $1.key.text) }
            .map { "\($0.value) = \($0.key.text)" }
    }

    private static var letters: some Sequence<Character> {
        let latin = ["a"..."z", "A"..."Z"] as [ClosedRange<Unicode.Scalar>]
        let more = ["α"..."ρ", "σ"..."ω", "а"..."я", "가"..."힣"] as [ClosedRange<Unicode.Scalar>]
        return (latin + more).lazy.flatMap { $0.lowerBound.value...$0.upperBound.value }
            .compactMap(Unicode.Scalar.init).map(Character.init)
    }
}
