import Foundation

/// What no row may pass, from a file with one line for each: ratio, allocations, name; `-` is no limit.
struct Limits {
    private struct Limit {
        let place: String
        let ratio: Double?
        let allocations: Double?
    }

    private let limits: [String: Limit]

    /// - Parameters:
    ///   - room: how many times its limit a ratio may be.
    ///   - rows: the names of all rows there are.
    init(file: String, room: Double, rows: Set<String>) throws(Wrong) {
        let lines = try TextFile.read(file).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var limits: [String: Limit] = [:]
        for (index, line) in lines.enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") { continue }
            let place = "\(file):\(index + 1)"
            let words = line.split(maxSplits: 2, omittingEmptySubsequences: true, whereSeparator: \.isWhitespace)
            guard words.count == 3, let ratio = Self.number(words[0]), let allocations = Self.number(words[1]) else {
                throw Wrong(description: "\(place): not a ratio, allocations and a name: \(line)")
            }
            let name = words[2].trimmingCharacters(in: .whitespaces)
            guard rows.contains(name) else { throw Wrong(description: "\(place): there is no row \(name)") }
            guard limits[name] == nil else {
                throw Wrong(description: "\(place): there is another limit for \(name)")
            }
            limits[name] = Limit(place: place, ratio: ratio.map { $0 * room }, allocations: allocations)
        }
        if limits.isEmpty { throw Wrong(description: "\(file): there are no limits in it") }
        self.limits = limits
    }

    func isTooSlow(_ figure: Figure) -> Bool {
        limits[figure.name]?.ratio.map { figure.ratio > $0 } ?? false
    }

    /// What is wrong with the figures, one sentence for each fault.
    func faults(in figures: [Figure]) -> [String] {
        figures.flatMap { figure -> [String] in
            guard let limit = limits[figure.name] else { return ["\(figure.name): there is no limit for this row"] }
            let name = "\(limit.place): \(figure.name)"
            return [
                fault(name, "ratio", figure.ratio, limit.ratio),
                // A few allocations belong to the subscription, which events share.
                fault(name, "allocations", figure.allocations, limit.allocations, slack: 0.005),
                uncounted(name, figure, limit),
            ].compactMap { $0 }
        }
    }

    /// On Linux they can always be counted; what cannot be checked there must not look as if it held.
    private func uncounted(_ name: String, _ figure: Figure, _ limit: Limit) -> String? {
        #if os(Linux)
        guard figure.allocations == nil, let allocations = limit.allocations else { return nil }
        return "\(name): allocations were not counted, and the limit is \(allocations.shown)"
        #else
        return nil
        #endif
    }

    private func fault(
        _ name: String, _ what: String, _ value: Double?, _ limit: Double?, slack: Double = 0
    ) -> String? {
        guard let value, let limit, value > limit + slack else { return nil }
        return "\(name): \(what) \(value.shown) is over the limit \(limit.shown)"
    }

    /// `nil` inside for no limit, `nil` for what is no number.
    private static func number(_ word: Substring) -> Double?? {
        if word == "-" { return .some(nil) }
        guard let number = Double(word), number.isFinite, number >= 0 else { return nil }
        return number
    }
}
