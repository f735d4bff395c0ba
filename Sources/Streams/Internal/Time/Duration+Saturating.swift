extension Duration {
    /// The longest duration there is; what would exceed it stops here instead of trapping.
    package static var longest: Duration { Duration(attoseconds: .max) }

    /// The sum, held at the ends of the range.
    package func saturatingAdd(_ other: Duration) -> Duration {
        let (sum, overflow) = attoseconds.addingReportingOverflow(other.attoseconds)
        guard overflow else { return Duration(attoseconds: sum) }
        return Duration(attoseconds: other < .zero ? .min : .max)
    }

    /// The difference, held at the ends of the range.
    @usableFromInline
    package func saturatingSubtract(_ other: Duration) -> Duration {
        let (difference, overflow) = attoseconds.subtractingReportingOverflow(other.attoseconds)
        guard overflow else { return Duration(attoseconds: difference) }
        return Duration(attoseconds: other < .zero ? .max : .min)
    }

    /// Whole nanoseconds, rounded up so that a timer never rings early, held at the ends of the range.
    var saturatedNanoseconds: Int64 {
        let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        return Int64(clamping: rest > 0 ? whole + 1 : whole)
    }
}
