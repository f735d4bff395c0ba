/// The first difference between two streams, in words, and the mark where it is to be seen.
struct MarbleWords {
    let expected: MarbleStream
    let actual: MarbleStream
    let legend: MarbleLegend
    var ignoresTimes = false

    typealias Event = (time: Duration, sign: MarbleStream.Sign)

    /// - Parameter index: That of the first event that differs.
    func difference(at index: Int) -> (text: String, row: Int, mark: Int) {
        let wanted = index < expected.events.count ? expected.events[index] : nil
        let found = index < actual.events.count ? actual.events[index] : nil
        switch (wanted, found) {
        case (let wanted?, let found?) where ignoresTimes:
            return ("expected \(name(wanted)), got \(name(found)) at \(found.time.inWords)", 1, index)
        case (let wanted?, nil) where ignoresTimes:
            return ("expected \(name(wanted)), got nothing\(moreOrOpen(wanted, index))", 0, index)
        case (let wanted?, let found?) where wanted.time == found.time:
            let alike = name(wanted) == name(found) || sameText(wanted, found)
            let note = alike ? " (described alike, but not equal)" : ""
            return ("expected \(name(wanted)) at \(wanted.time.inWords), got \(name(found))\(note)", 0, index)
        case (let wanted?, _) where found.map({ wanted.time < $0.time }) ?? true:
            return (missing(wanted, index), 0, index)
        case (nil, let found?):
            return ("expected nothing more, got \(name(found)) at \(found.time.inWords)", 1, index)
        case (_, let found?):
            return (early(found, index), 1, index)
        case (_, nil):
            return ("", 0, 0)
        }
    }

    private func missing(_ wanted: Event, _ index: Int) -> String {
        let more = isShared(wanted.time, index) ? " more" : ""
        let text = "expected \(name(wanted)) at \(wanted.time.inWords), got nothing\(more)"
        let later = actual.events[min(index, actual.events.count)...]
        if let same = later.first(where: { $0.sign == wanted.sign }) {
            return text + "; \(name(same)) came at \(same.time.inWords)"
        }
        if let next = later.first {
            return text + "; \(name(next)) came next, at \(next.time.inWords)"
        }
        return text + moreOrOpen(wanted, index)
    }

    private func early(_ found: Event, _ index: Int) -> String {
        let more = isShared(found.time, index) ? " more" : ""
        let text = "expected nothing\(more) at \(found.time.inWords), got \(name(found))"
        guard let same = expected.events[index...].first(where: { $0.sign == found.sign }) else { return text }
        return text + "; \(name(same)) was expected at \(same.time.inWords)"
    }

    private func moreOrOpen(_ wanted: Event, _ index: Int) -> String {
        switch wanted.sign {
        case .completed, .failed: "; the stream is still open"
        case .unsubscribed: "; it is still subscribed"
        case .value, .subscribed: ""
        }
    }

    private func name(_ event: Event) -> String { event.sign.inWords(legend) }

    private func isShared(_ time: Duration, _ index: Int) -> Bool {
        index > 0 && expected.events[index - 1].time == time
    }

    private func sameText(_ wanted: Event, _ found: Event) -> Bool {
        guard case (.value(let wanted), .value(let found)) = (wanted.sign, found.sign) else { return false }
        return wanted.text == found.text
    }
}
