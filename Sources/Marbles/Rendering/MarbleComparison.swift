/// Compares what a stream did with what was expected of it, and draws the first difference.
package struct MarbleComparison<Element, Failure: Error> {
    private let values: [Character: Element]
    private let ignoresTimes: Bool
    private let describe: (Element) -> MarbleDescription
    private let areSame: (Element, Element) -> Bool
    private let areSameFailures: (Failure, Failure) -> Bool

    /// How many events on either side of the difference are looked at, which is more than are shown.
    ///
    /// Telling values apart takes the square of their number.
    private static var reach: Int { 150 }

    /// - Parameters:
    ///   - values: The value map of the expectation; the picture uses its characters.
    ///   - ignoresTimes: Whether only the order counts.
    package init(
        values: [Character: Element] = [:], ignoresTimes: Bool = false,
        describe: @escaping (Element) -> MarbleDescription = { MarbleDescription(of: $0) },
        areSame: @escaping (Element, Element) -> Bool, areSameFailures: @escaping (Failure, Failure) -> Bool
    ) {
        self.values = values
        self.ignoresTimes = ignoresTimes
        self.describe = describe
        self.areSame = areSame
        self.areSameFailures = areSameFailures
    }

    /// The picture of the first difference; `nil` when there is none.
    ///
    /// - Parameter end: Until when the streams were observed, if the picture should show that.
    package func difference(
        _ name: String, expected: [Recorded<Element, Failure>], actual: [Recorded<Element, Failure>],
        until end: Duration? = nil
    ) -> String? {
        guard let index = firstDifference(expected, actual) else { return nil }
        var identities = MarbleIdentities(describe: describe, areSame: areSame)
        let given = values.sorted { $0.key < $1.key }.map { (identities.description(of: $0.value), $0.key) }
        // Without their times the rows run apart, and what is seen beside the difference may be any part of them.
        let first = ignoresTimes ? 0 : max(0, index - Self.reach)
        let streams = [("expected", expected), ("actual", actual)].map { name, events in
            let near = ignoresTimes ? events[...] : events.dropFirst(first).prefix(2 * Self.reach)
            return MarbleStream(name, Array(near)) { identities.description(of: $0) }
        }
        let legend = MarbleLegend(streams.flatMap(\.values), given: given)
        let words = MarbleWords(
            expected: streams[0], actual: streams[1], legend: legend, ignoresTimes: ignoresTimes
        ).difference(at: index - first)
        let lines = MarbleLines(streams.map { $0.row(legend) }, end: end, focus: (words.row, words.mark))
        return MarbleReport.text(
            headline: "\(name): not as expected", lines, caret: lines.column(row: words.row, mark: words.mark),
            words: words.text, legend: MarbleReport.legend(legend, streams, lines.lines))
    }

    private func firstDifference(
        _ expected: [Recorded<Element, Failure>], _ actual: [Recorded<Element, Failure>]
    ) -> Int? {
        let pairs = zip(expected, actual)
        let common = pairs.enumerated().first { _, pair in !areSame(pair.0, pair.1) }?.offset
        return common ?? (expected.count == actual.count ? nil : min(expected.count, actual.count))
    }

    private func areSame(_ one: Recorded<Element, Failure>, _ other: Recorded<Element, Failure>) -> Bool {
        guard ignoresTimes || one.time == other.time else { return false }
        return switch (one.event, other.event) {
        case (.next(let one), .next(let other)): areSame(one, other)
        case (.failed(let one), .failed(let other)): areSameFailures(one, other)
        case (.completed, .completed): true
        default: false
        }
    }
}

/// Describes values so that equal ones have equal descriptions, and others have not.
private struct MarbleIdentities<Element> {
    let describe: (Element) -> MarbleDescription
    let areSame: (Element, Element) -> Bool
    private var known: [(value: Element, description: MarbleDescription)] = []
    private var variants: [String: Int] = [:]

    init(describe: @escaping (Element) -> MarbleDescription, areSame: @escaping (Element, Element) -> Bool) {
        self.describe = describe
        self.areSame = areSame
    }

    mutating func description(of value: Element) -> MarbleDescription {
        if let same = known.first(where: { areSame($0.value, value) }) { return same.description }
        let plain = describe(value)
        let description = plain.variant(variants[plain.text, default: 0])
        variants[plain.text, default: 0] += 1
        known.append((value, description))
        return description
    }
}
