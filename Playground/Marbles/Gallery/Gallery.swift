/// Every operator of the library.
@MainActor
enum Gallery {
    /// By group, in the order in which they are listed.
    static let groups: [(title: String, exhibits: [Exhibit])] = [
        ("Sources", sources), ("Subjects and relays", subjects), ("Driver, Signal and their kin", mainActor),
        ("Transform", transforming + collecting), ("Flatten", flattening), ("Flatten async work", asking),
        ("Filter", filtering + cutting), ("Combine", combining + joining), ("Errors", failing),
        ("Side effects and debugging", watching), ("Sharing", sharing), ("Time and schedulers", timing),
        ("Leaving the stream", leaving),
    ]

    static let all = groups.flatMap(\.exhibits)

    /// The operator that somebody calls `debounce`, `Debounce`, `take-while` or `take(while:behavior:)`.
    static func find(_ name: String) -> Exhibit? {
        all.first { $0.name == name } ?? all.first { $0.operators.contains(name) }
            ?? all.first { plain($0.name) == plain(name) }
    }

    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
