extension Figure {
    /// One object on one line; in a row of subscriptions, an event is a subscription.
    var json: String {
        let allocations = allocations.map { "\($0)" } ?? "null"
        var fields = [
            "\"name\": \"\(name)\"",
            "\"ns_per_event\": \(nanoseconds)",
            "\"baseline_ns_per_event\": \(baselineNanoseconds)",
            "\"ratio\": \(ratio)",
            "\"allocations_per_event\": \(allocations)",
        ]
        if unit == .subscription { fields.append("\"allocations_per_subscription\": \(allocations)") }
        return "{\(fields.joined(separator: ", "))}"
    }
}
