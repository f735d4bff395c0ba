/// A picture of several streams on one time axis, as text or as SVG.
///
/// ```swift
/// var picture = MarblePicture("search")
/// picture.add("text", texts)
/// picture.add("results", results)
/// print(picture)
/// ```
/// ```
/// search
///   ms       0         10
///   text     a---------b|
///   results  ----------c|
///   a = "i"   b = "in"   c = ["India"]
/// ```
public struct MarblePicture: Sendable, CustomStringConvertible {
    let title: String
    let end: Duration?
    private(set) var streams: [MarbleStream] = []

    /// Texts between the rows: before which row each stands.
    private(set) var captions: [(row: Int, text: String)] = []

    /// An empty picture.
    ///
    /// - Parameter end: Until when the streams are drawn that do not end before.
    public init(_ title: String = "", until end: Duration? = nil) {
        self.title = title
        self.end = end
    }

    /// Adds a row for a stream; values that are not single characters get letters, and the legend explains them.
    public mutating func add<Element, Failure>(_ name: String, _ events: [Recorded<Element, Failure>]) {
        streams.append(MarbleStream(name, events) { MarbleDescription(of: $0) })
    }

    /// Adds a row for a stream whose values are described by a closure.
    public mutating func add<Element, Failure>(
        _ name: String, _ events: [Recorded<Element, Failure>], describe: (Element) -> String
    ) {
        streams.append(MarbleStream(name, events) { MarbleDescription(describe($0)) })
    }

    /// Adds a row for a subscription.
    public mutating func add(_ name: String, _ window: SubscriptionWindow) {
        streams.append(MarbleStream(name, window))
    }

    /// Adds a line of text below the rows so far, such as the operator that makes the next row from them.
    package mutating func add(caption text: String) {
        captions.append((streams.count, text))
    }

    /// The picture as text: title, times, one line for each stream, legend.
    public var description: String {
        let legend = MarbleLegend(streams.flatMap(\.values))
        let rows = MarbleLines(streams.map { $0.row(legend) }, end: end)
        let lines = (title.isEmpty ? [] : [title]) + [ruler(rows)] + captioned(rows)
        return (lines + MarbleReport.explanation(MarbleReport.legend(legend, streams, rows.lines)))
            .joined(separator: "\n")
    }

    private func captioned(_ rows: MarbleLines) -> [String] {
        let margin = String(repeating: " ", count: rows.column(slot: 0))
        return (0...rows.lines.count).flatMap { row in
            captions.filter { $0.row == row }.map { margin + $0.text } + rows.lines.dropFirst(row).prefix(1)
        }
    }

    private func ruler(_ rows: MarbleLines) -> String {
        let axis = rows.layout.axis
        return zip(axis.columns, axis.slotOfColumn).reduce(into: "  ms") { ruler, column in
            let left = rows.column(slot: column.1)
            guard ruler.displayWidth < left else { return }
            ruler = ruler.padded(to: left) + column.0.inWords.dropLast(3)
        }
    }
}
