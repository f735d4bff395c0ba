extension Figure {
    /// One object on one line.
    var json: String {
        var fields = [
            "\"name\": \"\(name)\"",
            "\"ns_per_\(unit)\": \(nanoseconds)",
            "\"baseline_ns_per_\(unit)\": \(baselineNanoseconds)",
            "\"ratio\": \(ratio)",
        ]
        if let allocations { fields.append("\"allocations_per_\(unit)\": \(allocations)") }
        return "{\(fields.joined(separator: ", "))}"
    }
}
