/// Compares the subscriptions that a source had with those that were expected, and draws the first difference.
package enum WindowComparison {
    /// The picture of the first difference; `nil` when there is none.
    ///
    /// A window without a subscription is none.
    package static func difference(
        _ name: String, expected: [SubscriptionWindow], actual: [SubscriptionWindow]
    ) -> String? {
        let expected = expected.filter { $0.subscribed != nil }
        let actual = actual.filter { $0.subscribed != nil }
        guard expected != actual else { return nil }
        let streams = streams("expected", expected) + streams("actual", actual)
        let index = zip(expected, actual).enumerated().first { $1.0 != $1.1 }?.offset
        let words: (text: String, row: Int, mark: Int)
        if let index {
            words = difference(streams, expected.count, at: index)
        } else {
            let row = expected.count > actual.count ? actual.count : expected.count * 2
            words = ("expected \(amount(expected)), got \(actual.count)", row, 0)
        }
        let none = MarbleLegend([])
        let lines = MarbleLines(streams.map { $0.row(none) }, end: nil, focus: (words.row, words.mark))
        return MarbleReport.text(
            headline: "\(name): not subscribed as expected", lines,
            caret: lines.column(row: words.row, mark: words.mark), words: words.text, legend: [])
    }

    private static func streams(_ name: String, _ windows: [SubscriptionWindow]) -> [MarbleStream] {
        windows.enumerated().map { MarbleStream(windows.count > 1 ? "\(name) \($0 + 1)" : name, $1) }
    }

    private static func difference(
        _ streams: [MarbleStream], _ expected: Int, at index: Int
    ) -> (text: String, row: Int, mark: Int) {
        let pair = (streams[index], streams[expected + index])
        let same = zip(pair.0.events, pair.1.events).prefix { $0.time == $1.time }.count
        let words = MarbleWords(expected: pair.0, actual: pair.1, legend: MarbleLegend([])).difference(at: same)
        return (words.text, words.row == 0 ? index : expected + index, words.mark)
    }

    private static func amount(_ windows: [SubscriptionWindow]) -> String {
        windows.count == 1 ? "1 subscription" : "\(windows.count) subscriptions"
    }
}
