/// What a diagram means for a stream of a type.
struct Expected<Element, Failure: Error> {
    let events: [Recorded<Element, Failure>]
    let values: [Character: Element]
    let ignoresTimes: Bool

    init(
        _ diagram: String, values: [Character: Element], named: [String: Element], error: Failure?, ignoresTimes: Bool
    ) throws(MarbleError) {
        let meanings = values.isEmpty ? Self.characters(of: diagram) : values
        events = try MarbleDiagram.events(diagram, values: meanings, named: named, error: error)
        self.values = values
        self.ignoresTimes = ignoresTimes
    }

    /// The marbles that are their own values; any marble, when there is only one value.
    private static func characters(of diagram: String) -> [Character: Element] {
        if let void = () as? Element { return Dictionary(diagram.map { ($0, void) }) { first, _ in first } }
        guard let type = Element.self as? any MarbleValue.Type else { return [:] }
        let pairs = diagram.compactMap { marble in (type.init(marble: marble) as? Element).map { (marble, $0) } }
        return Dictionary(pairs) { first, _ in first }
    }
}
