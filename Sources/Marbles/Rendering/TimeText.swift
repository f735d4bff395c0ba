extension Duration {
    /// This time in words, always in milliseconds: `5 ms`, `10.2 ms`.
    package var inWords: String { "\(decimal(in: Self.millisecond)) ms" }

    /// The duration that a diagram holds for this time: `25ms`, from a second on the shortest of `1500ms`, `1.5s`, `3m`.
    var literal: String {
        let millis = "\(decimal(in: Self.millisecond))ms"
        guard self >= .seconds(1) else { return millis }
        let seconds = "\(decimal(in: Self.millisecond * 1000))s"
        let minute = Self.millisecond * 60_000
        let minutes = attoseconds.isMultiple(of: minute) ? ["\(attoseconds / minute)m"] : []
        return ([millis, seconds] + minutes).min { $0.count < $1.count } ?? millis
    }

    /// How many whole columns of a diagram this time is, and whether that is exact.
    var frames: (whole: Int, exact: Bool) {
        let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: Self.millisecond)
        return (Int(clamping: whole), rest == 0)
    }

    private static let millisecond: Int128 = 1_000_000_000_000_000

    private func decimal(in unit: Int128) -> String {
        let (whole, rest) = attoseconds.magnitude.quotientAndRemainder(dividingBy: unit.magnitude)
        var text = (attoseconds < 0 ? "-" : "") + "\(whole)"
        guard rest > 0 else { return text }
        var digits = String("\(unit.magnitude + rest)".dropFirst())
        while digits.last == "0" { digits.removeLast() }
        text += "." + digits
        return text
    }
}
