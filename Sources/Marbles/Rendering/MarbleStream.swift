/// A stream, or a subscription, whose values have been described: what a picture is made of.
struct MarbleStream: Sendable {
    enum Sign: Hashable, Sendable {
        case value(MarbleDescription)
        case completed
        case failed(String)
        case subscribed
        case unsubscribed
    }

    let name: String
    let events: [(time: Duration, sign: Sign)]

    init<Element, Failure>(
        _ name: String, _ events: [Recorded<Element, Failure>], describe: (Element) -> MarbleDescription,
        failure: (Failure) -> String = { String(describing: $0) }
    ) {
        self.name = name
        self.events = events.map { recorded in
            switch recorded.event {
            case .next(let element): (recorded.time, .value(describe(element)))
            case .completed: (recorded.time, .completed)
            case .failed(let error): (recorded.time, .failed(failure(error)))
            }
        }
    }

    init(_ name: String, _ window: SubscriptionWindow) {
        self.name = name
        let subscribed = window.subscribed.map { (time: $0, sign: Sign.subscribed) }
        let unsubscribed = window.unsubscribed.map { (time: $0, sign: Sign.unsubscribed) }
        events = [subscribed, unsubscribed].compactMap { $0 }
    }

    var values: [MarbleDescription] {
        events.compactMap { if case .value(let value) = $0.sign { value } else { nil } }
    }

    var failures: [String] {
        events.compactMap { if case .failed(let failure) = $0.sign { failure } else { nil } }
    }

    func row(_ legend: MarbleLegend) -> MarbleRow {
        MarbleRow(name, events.map { MarbleMark(time: $0.time, sign: $0.sign.character(legend)) })
    }
}

extension MarbleStream.Sign {
    func character(_ legend: MarbleLegend) -> Character {
        switch self {
        case .value(let value): legend.signs[value] ?? "?"
        case .completed: "|"
        case .failed: "#"
        case .subscribed: "^"
        case .unsubscribed: "!"
        }
    }

    /// What happened, in the words of a sentence.
    func inWords(_ legend: MarbleLegend) -> String {
        switch self {
        case .value: String(character(legend))
        case .completed: "the completion"
        case .failed(let failure): "the failure \(failure)"
        case .subscribed: "the subscription"
        case .unsubscribed: "the unsubscription"
        }
    }
}
