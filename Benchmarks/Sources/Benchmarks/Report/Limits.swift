import Foundation

/// What no row may pass, from a file with one line for each: ratio, allocations, name; `-` is no limit.
struct Limits {
    private struct Limit {
        let ratio: Double?
        let allocations: Double?
    }

    private let limits: [String: Limit]

    init(file: String) throws {
        var limits: [String: Limit] = [:]
        for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
            if line.hasPrefix("#") { continue }
            guard words.count == 3 else { throw Wrong(description: "\(file): not a limit: \(line)") }
            let name = words[2].trimmingCharacters(in: .whitespaces)
            limits[name] = Limit(ratio: try Self.number(words[0]), allocations: try Self.number(words[1]))
        }
        self.limits = limits
    }

    /// What is wrong with the figures, one sentence for each fault.
    func faults(in figures: [Figure], all: Bool) -> [String] {
        var faults = figures.flatMap { figure -> [String] in
            guard let limit = limits[figure.name] else { return ["\(figure.name): there is no limit for this row"] }
            return [
                fault(figure.name, "ratio", figure.ratio, limit.ratio),
                // A few allocations belong to the subscription, which events share.
                fault(figure.name, "allocations", figure.allocations, limit.allocations.map { $0 + 0.005 }),
            ].compactMap { $0 }
        }
        if all {
            let names = Set(figures.map(\.name))
            faults += limits.keys.filter { !names.contains($0) }.sorted().map { "\($0): there is no such row" }
        }
        return faults
    }

    private func fault(_ name: String, _ what: String, _ value: Double?, _ limit: Double?) -> String? {
        guard let value, let limit, value > limit else { return nil }
        return "\(name): \(what) \(value.shown) is over the limit \(limit.shown)"
    }

    private static func number(_ word: Substring) throws(Wrong) -> Double? {
        if word == "-" { return nil }
        guard let number = Double(word) else { throw Wrong(description: "not a number: \(word)") }
        return number
    }
}
