/// Reads marble diagrams: text pictures of what a stream does, one column to a millisecond of virtual time.
///
/// ```
/// --a--b--|        a at 2 ms, b at 5 ms, completed at 8 ms
/// a 9ms b 2s #     a at 0, b at 10 ms, failed at 2,011 ms
/// --(ab|)          a, b and the end at 2 ms, in this order
/// --[ab]-|         a and b at 2 ms, the end at 4 ms
/// -a-^-b--|        hot: a at −2 ms, b at 2 ms, completed at 5 ms
/// --^--!           subscribed at 2 ms, unsubscribed at 5 ms
/// ```
///
/// - A space takes no time, `-` one millisecond, `|` is the completion, `#` the failure; any other character is a value.
/// - Everything between `(` and `)` happens at the time of `(`, while every character, the parentheses too, takes its
///   millisecond. Between `[` and `]` likewise, but the whole group takes one millisecond.
/// - A duration such as `20ms`, `1.5s` or `3m` stands alone: it begins at the start or after a space, and ends at the end
///   or before a space. A value takes a millisecond itself, so values 10 ms apart are `a 9ms b`.
/// - Every function here throws a ``MarbleError`` that names the first wrong column.
public enum MarbleDiagram {
    /// From where the times of a diagram count.
    public enum Kind: Hashable, Sendable {
        /// From each subscription. `^` is rejected.
        case cold

        /// From `^`, or from the first column when there is none.
        case hot
    }
}

extension MarbleDiagram {
    /// The events of a diagram whose marbles are their own values: characters, or digits for `Int`.
    ///
    /// - Parameter error: The failure that `#` stands for; without it `#` is rejected.
    public static func events<Element: MarbleValue, Failure: Error>(
        _ diagram: String, _ kind: Kind = .cold, error: Failure? = nil
    ) throws(MarbleError) -> [Recorded<Element, Failure>] {
        try events(diagram, kind, named: false, error: error) { token in
            if case .value(let marble) = token { Element(marble: marble) } else { nil }
        }
    }

    /// The events of a diagram whose marbles stand for the values of a map.
    ///
    /// A marble that the map lacks is rejected. Give `named` to write values by longer names, each between `<` and `>`
    /// and taking one millisecond as any value does; only then does `<` begin a name instead of being a marble itself.
    ///
    /// ```swift
    /// try MarbleDiagram.events("-a-<seoul>-|", values: ["a": 1], named: ["seoul": 2])
    /// ```
    ///
    /// - Parameter error: The failure that `#` stands for; without it `#` is rejected.
    public static func events<Element, Failure: Error>(
        _ diagram: String, _ kind: Kind = .cold, values: [Character: Element], named: [String: Element] = [:],
        error: Failure? = nil
    ) throws(MarbleError) -> [Recorded<Element, Failure>] {
        try events(diagram, kind, named: !named.isEmpty, error: error) { token in
            switch token {
            case .value(let marble): values[marble]
            case .name(let name): named[name]
            default: nil
            }
        }
    }

    /// The window of a subscription diagram: `-`, spaces, durations and groups, one `^` and one `!`, which takes no time.
    public static func window(_ diagram: String) throws(MarbleError) -> SubscriptionWindow {
        try SubscriptionReader(diagram).read()
    }

    /// The length of a time diagram: `-`, spaces and durations up to a single `|`, as in `--- 5ms |`.
    public static func duration(_ diagram: String) throws(MarbleError) -> Duration {
        try TimeReader(diagram).read()
    }
}
