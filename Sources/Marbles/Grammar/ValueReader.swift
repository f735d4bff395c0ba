extension MarbleDiagram {
    static func events<Element, Failure: Error>(
        _ diagram: String, _ kind: Kind, named: Bool, error: Failure?, value: (MarbleToken) -> Element?
    ) throws(MarbleError) -> [Recorded<Element, Failure>] {
        var timeline = MarbleTimeline(diagram, named: named)
        var events: [Recorded<Element, Failure>] = []
        var origin: Duration?
        while let step = try timeline.next() {
            if case .time = step.token { continue }
            if events.last?.event.isEnd == true {
                throw timeline.error("only time may follow the end of the stream", column: step.column)
            }
            switch step.token {
            case .time, .open, .close: continue
            case .completed: events.append(.completed(at: step.time))
            case .failed:
                guard let error else { throw timeline.error("no error was given for '#'", column: step.column) }
                events.append(.failed(error, at: step.time))
            case .subscribed:
                if kind == .cold { throw timeline.error("only a hot diagram may have '^'", column: step.column) }
                if origin != nil { throw timeline.error("a second '^'", column: step.column) }
                origin = step.time
            case .unsubscribed:
                throw timeline.error("'!' belongs into a subscription diagram", column: step.column)
            case .value, .name:
                guard let element = value(step.token) else {
                    throw timeline.error(lacking(step.token, Element.self), column: step.column)
                }
                events.append(.next(element, at: step.time))
            }
        }
        guard let origin else { return events }
        return events.map { Recorded($0.event, at: $0.time - origin) }
    }

    private static func lacking<Element>(_ token: MarbleToken, _ type: Element.Type) -> String {
        if case .name(let name) = token { "no value is named '\(name)'" } else { "no \(type) is given for this marble" }
    }
}
