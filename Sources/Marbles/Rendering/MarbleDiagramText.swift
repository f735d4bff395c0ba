extension MarbleDiagram {
    /// Writes events as a diagram, the reverse of reading one.
    ///
    /// Reading the text gives the same events again, if no two differ by less than a millisecond and each value is a
    /// single character; other values are given letters. Pauses of more than 20 columns are written as a time.
    ///
    /// ```swift
    /// MarbleDiagram.text([.next("a", at: .zero), .completed(at: .milliseconds(40))])   // a 39ms |
    /// ```
    public static func text<Element, Failure>(_ events: [Recorded<Element, Failure>]) -> String {
        text(MarbleStream("", events) { MarbleDescription(of: $0) })
    }

    fileprivate static func text(_ stream: MarbleStream) -> String {
        let layout = MarbleLayout([stream.row(MarbleLegend(stream.values))])
        return layout.lines(layout.axis.slots.indices).joined()
    }
}

extension SubscriptionWindow: CustomStringConvertible {
    /// The window as a subscription diagram: `--^--!`.
    public var description: String {
        MarbleDiagram.text(MarbleStream("", self))
    }
}
