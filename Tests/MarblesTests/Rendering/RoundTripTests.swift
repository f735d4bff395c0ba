import Marbles
import Testing

/// What is rendered is read again as the same events.
@Suite struct RoundTripTests {
    @Test(arguments: 0..<200)
    func cold(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let events = Self.events(from: 0, &random)
        let text = MarbleDiagram.text(events)
        #expect(try MarbleDiagram.events(text, error: DescribedFailure("")) == events, "\(text)")
    }

    @Test(arguments: 0..<200)
    func hot(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let events = Self.events(from: -40, &random).filter { event in
            let isOnColumn = event.time == .zero || event.time >= .frame || event.time <= .zero - .frame
            return isOnColumn && (event.time > .zero || !event.event.isEnd)
        }
        let text = MarbleDiagram.text(events)
        #expect(try MarbleDiagram.events(text, .hot, error: DescribedFailure("")) == events, "\(text)")
    }

    /// Each line of a picture can be read too, whatever the other lines put into its columns.
    @Test(arguments: 0..<200)
    func rowsOfAPicture(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let streams = (0..<3).map { _ in Self.events(from: 0, wholeFrames: true, &random) }
        var picture = MarblePicture()
        for (index, stream) in streams.enumerated() { picture.add("row\(index)", stream) }
        let lines = picture.description.split(separator: "\n").dropFirst()
        for (line, stream) in zip(lines, streams) {
            let text = String(line.dropFirst(8))
            #expect(try MarbleDiagram.events(text, error: DescribedFailure("")) == stream, "\(picture)")
        }
    }

    @Test(arguments: 0..<200)
    func windows(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let from = Int.random(in: 0..<60, using: &random)
        let until = [nil, from, from + Int.random(in: 0..<60, using: &random)].randomElement(using: &random)
        let window = SubscriptionWindow(
            subscribed: .milliseconds(from), unsubscribed: until.flatMap { $0 }.map { .milliseconds($0) })
        #expect(try MarbleDiagram.window(window.description) == window)
    }

    private static func events(
        from start: Int, wholeFrames: Bool = false, _ random: inout SplitMix64
    ) -> [Recorded<String, DescribedFailure>] {
        var time = Duration.milliseconds(start)
        var events: [Recorded<String, DescribedFailure>] = []
        for _ in 0..<Int.random(in: 0...9, using: &random) {
            time += pauses(wholeFrames).randomElement(using: &random) ?? .zero
            events.append(.next(String(marbles.randomElement(using: &random) ?? "a"), at: time))
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return events
        case 1: return events + [.failed(DescribedFailure(""), at: time)]
        case 2: return events + [.completed(at: time)]
        default: return events + [.completed(at: time + .frame * Int.random(in: 1...30, using: &random))]
        }
    }

    private static func pauses(_ wholeFrames: Bool) -> [Duration] {
        let whole = [0, 0, 1, 1, 1, 2, 3, 5, 20, 21, 22, 500, 60_001].map { Duration.milliseconds($0) }
        return wholeFrames ? whole : whole + [.microseconds(1_200), .nanoseconds(90_000_000_001)]
    }

    /// With all that could be taken for a duration, and what is wide.
    private static let marbles = Array("ab12ms.ms3msx😀서e\u{301}<>")
}
