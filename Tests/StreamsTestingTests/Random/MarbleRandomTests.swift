import Marbles
import Testing

@testable import StreamsTesting

@Suite struct MarbleRandomTests {
    @Test func whatIsDrawnKeepsItsBounds() throws {
        let random = MarbleRandom(seed: 11)
        for _ in 0..<500 {
            let diagram = random.diagram("abc", count: 2...4, gap: 1...3, ends: [.completed])
            let events: [Recorded<String, Never>] = try MarbleDiagram.events(diagram)
            #expect((3...5).contains(events.count), "\(diagram)")
            #expect(events.last?.event == .completed, "\(diagram)")
            let times = [Duration.zero] + events.map(\.time)
            let gaps = zip(times.dropFirst(), times).map { $0.0 - $0.1 }
            #expect(gaps.allSatisfy { $0 >= .milliseconds(1) && $0 <= .milliseconds(3) }, "\(diagram)")
            #expect((5...9).contains(random.number(in: 5...9)))
        }
    }

    @Test func equalSeedsDrawTheSame() {
        let one = MarbleRandom(seed: 4)
        let other = MarbleRandom(seed: 4)
        #expect((0..<50).allSatisfy { _ in one.diagram("ab") == other.diagram("ab") })
    }

    @Test func everyStepIsSmallerAndEndsAtTheLeast() {
        let random = MarbleRandom(seed: 5)
        for _ in 0..<100 {
            _ = random.diagram("abc", count: 1...8, gap: 1...4, ends: [.open, .completed, .failed])
            _ = random.number(in: 2...90)
        }
        for draw in random.draws {
            var current = draw
            var steps = 0
            while let next = current.smaller.last {
                #expect(next != current)
                current = next
                steps += 1
            }
            #expect(current.description == "\"-a\"" || current.description == "2")
            #expect(steps < 200)
        }
    }
}
