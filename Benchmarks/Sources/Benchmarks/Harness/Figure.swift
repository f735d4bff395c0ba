/// What was measured for one row.
struct Figure {
    let name: String
    let unit: Row.Unit
    let nanoseconds: Double
    let baselineNanoseconds: Double
    /// The median of the ratios of neighbouring repetitions, which a machine that changes its speed does not move.
    let ratio: Double
    /// `nil` where they cannot be counted.
    let allocations: Double?
}
