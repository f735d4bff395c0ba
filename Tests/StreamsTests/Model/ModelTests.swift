import Foundation
import Marbles
import Streams
import Testing

/// Random programs run as the model says, times and ties included.
///
/// `MODEL_PROGRAMS` says how many, `MODEL_SEED` where to begin; `.ci/release` runs very many in a release build.
@Suite struct ModelTests {
    @Test func theLibraryDoesWhatTheModelSays() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["MODEL_PROGRAMS"].flatMap { UInt64($0) } ?? 2_000
        let seed = environment["MODEL_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...UInt64(UInt32.max))
        print("model: \(count) programs from seed \(seed)")
        var (compared, events) = (0, 0)
        for offset in 0..<count {
            var random = RandomProgram(seed: seed &+ offset)
            let program = random.program()
            guard let outcome = Comparison(program) else { continue }
            compared += 1
            events += outcome.expected.count
            if outcome.difference != nil {
                let smallest = outcome.shrunk()
                Issue.record("\(smallest)\nto repeat it: MODEL_SEED=\(seed &+ offset) MODEL_PROGRAMS=1")
                break
            }
        }
        print("model: \(compared) programs compared, \(events) events, \(count - UInt64(compared)) left out")
        #expect(UInt64(compared) * 2 > count || count < 100, "too many programs are left out")
        #expect(events > compared || count < 100, "the programs do too little")
    }

    // C19, C20
    @Test(arguments: [
        ("ab--cd-e-f---gh|", "------------f--(h|)"), ("a|", "-(a|)"), ("a#", "-#"), ("a----#", "---a-#"),
        ("ab---", "----b"),
    ])
    func theModelKnowsDebounce(input: String, output: String) throws {
        #expect(try Self.model(.debounce, 3, input) == MarbleDiagram.events(output, error: Bad()))
    }

    @Test(arguments: [("abc---d|", "a--c--d|"), ("ab|", "a--(b|)"), ("ab#", "a-#"), ("a---b", "a---b")])
    func theModelKnowsThrottle(input: String, output: String) throws {
        #expect(try Self.model(.throttle, 3, input) == MarbleDiagram.events(output, error: Bad()))
    }

    @Test func aDifferenceIsFoundAndMadeSmall() throws {
        let program = Program.timed(
            .delay, 3, 1, .list(.map, 1, .cold([.init(time: 1, element: 2), .init(time: 5, element: 3)])))
        let outcome = try #require(Comparison(program, claiming: { $0.dropLast() }))
        #expect(outcome.difference != nil)
        let smallest = outcome.shrunk(claiming: { $0.dropLast() })
        #expect(smallest.program.description == "cold(1:2)" || smallest.program.description == "cold(5:3)")
        #expect(smallest.description.contains("actual"))
    }

    private static func model(_ name: TimedOperator, _ span: Int, _ input: String) throws -> [Recorded<String, Bad>] {
        let letters: [Recorded<String, Bad>] = try MarbleDiagram.events(input, error: Bad())
        let values = letters.map(\.event).compactMap { if case .next(let letter) = $0 { letter } else { nil } }
        var index = -1
        let events = letters.map { recorded in
            let time = Int(recorded.time.inMilliseconds)
            switch recorded.event {
            case .next:
                index += 1
                return Program.Event(time: time, element: index)
            case .completed: return Program.Event(time: time, element: 0, end: .completed)
            case .failed: return Program.Event(time: time, element: 0, end: .failed)
            }
        }
        return try #require(Model.run(.timed(name, span, 1, .cold(events)))).map { recorded in
            switch recorded.event {
            case .next(let index): .next(values[index], at: recorded.time)
            case .completed: .completed(at: recorded.time)
            case .failed(let bad): .failed(bad, at: recorded.time)
            }
        }
    }
}
