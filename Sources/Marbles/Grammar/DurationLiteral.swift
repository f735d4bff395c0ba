/// A time written out in a diagram: `20ms`, `1.5s`, `3m`.
struct DurationLiteral {
    /// The position after its last character.
    let end: Int

    /// How long it is; `nil` when it cannot be kept exactly, or is longer than any diagram may be.
    let duration: Duration?

    /// Reads the literal that starts at a position; `nil` if none does.
    init?(in characters: [Character], at start: Int) {
        guard start == 0 || characters[start - 1] == " " else { return nil }
        let digits = characters[start...].prefix { $0.asciiDigit != nil }
        guard !digits.isEmpty else { return nil }
        var rest = characters[digits.endIndex...]
        var decimals = rest[rest.startIndex..<rest.startIndex]
        if rest.first == "." {
            decimals = rest.dropFirst().prefix { $0.asciiDigit != nil }
            guard !decimals.isEmpty else { return nil }
            rest = characters[decimals.endIndex...]
        }
        let letters = String(rest.prefix { $0 != " " })
        guard let unit = Self.units[letters] else { return nil }
        end = rest.startIndex + letters.count
        duration = Self.duration(digits.compactMap(\.asciiDigit), decimals.compactMap(\.asciiDigit), unit: unit)
    }

    private static let units: [String: Int128] = [
        "ms": 1_000_000_000_000_000, "s": 1_000_000_000_000_000_000, "m": 60_000_000_000_000_000_000,
    ]

    private static func duration(_ digits: [Int], _ decimals: [Int], unit: Int128) -> Duration? {
        let longest = Duration.longestDiagram.attoseconds
        var total: Int128 = 0
        for digit in digits {
            total = total * 10 + Int128(digit) * unit
            guard total <= longest else { return nil }
        }
        var place = unit
        for digit in decimals.trimming(trailing: 0) {
            guard place.isMultiple(of: 10) else { return nil }
            place /= 10
            total += Int128(digit) * place
        }
        return total <= longest ? Duration(attoseconds: total) : nil
    }
}

extension [Int] {
    fileprivate func trimming(trailing digit: Int) -> ArraySlice<Int> {
        prefix(lastIndex { $0 != digit }.map { $0 + 1 } ?? 0)
    }
}

extension Duration {
    /// A time as a diagram writes it, `20ms`, `1.5s` or `3m`; `nil` for anything else, and for more than 292 years.
    package init?(literal: some StringProtocol) {
        let characters = Array(literal)
        guard let read = DurationLiteral(in: characters, at: 0), read.end == characters.count else { return nil }
        guard let duration = read.duration else { return nil }
        self = duration
    }

    /// What fits into 64 bits of nanoseconds (292 years), so that no clock overflows by running a diagram.
    static var longestDiagram: Duration { .nanoseconds(Int64.max) }
}
