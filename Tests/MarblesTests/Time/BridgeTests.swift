import Marbles
import Streams
import Testing

/// A search that takes its time, in an actor, and answers what it was asked.
private actor Search {
    enum Failure: Error { case offline }

    private let clock: any Clock<Duration>
    private let trace: Trace
    private var count = 0

    init(clock: any Clock<Duration>, trace: Trace) {
        self.clock = clock
        self.trace = trace
    }

    func search(_ query: String) async throws(Failure) -> String {
        count += 1
        let number = count
        trace.note("ask \(query)")
        do {
            try await clock.sleep(for: .milliseconds(query == "zo" ? 900 : 200))
            await Task.yield()
        } catch {
            trace.note("cancelled \(query)")
        }
        if query == "bad" { throw .offline }
        return "\(query) \(number)"
    }
}

@MainActor @Suite("R58: streams that call async code need nothing passed to be tested") struct BridgeTests {
    private let queries: [Character: String] = ["z": "zo", "Z": "zombie", "b": "bad"]

    private func results(_ diagram: String, trace: Trace) async throws -> [Recorded<String, Search.Failure>] {
        try await withVirtualTime { time in
            let service = Search(clock: time.clock, trace: trace)
            let text = try time.hot(diagram, values: queries)
            let recorder = time.record(text.debounce(.milliseconds(300)).flatMapLatest(service.search))
            try await time.run()
            #expect(time.strays == 0)
            return recorder.events
        }
    }

    @Test("C37: a late answer never replaces a newer one", .timeLimit(.minutes(10))) func lateAnswers() async throws {
        for _ in 0..<repeats {
            let trace = Trace()
            #expect(try await results("z 499ms Z", trace: trace) == [.next("zombie 2", at: .milliseconds(1_000))])
            #expect(trace.lines == ["ask zo", "cancelled zo", "ask zombie"])
        }
    }

    @Test func aTypedFailureArrivesAtItsTime() async throws {
        let trace = Trace()
        #expect(try await results("b", trace: trace) == [.failed(.offline, at: .milliseconds(500))])
    }

    @Test("contract 10") func aQuestionThatWasSetUpBeforeTheAnswerTakesItsPlace() async throws {
        try await withVirtualTime { time in
            let trace = Trace()
            let service = Search(clock: time.clock, trace: trace)
            let text = try time.hot("Z 199ms Z", values: queries)
            let recorder = time.record(text.flatMapLatest(service.search))
            try await time.run()
            #expect(recorder.events == [.next("zombie 2", at: .milliseconds(400))])
            #expect(trace.lines == ["ask zombie", "cancelled zombie", "ask zombie"])
        }
    }

    @Test func aDriverMayCallMainActorCodeThatAwaits() async throws {
        try await withVirtualTime { time in
            let service = Search(clock: time.clock, trace: Trace())
            let text = try time.driver("z 499ms Z", values: queries)
            let answers = text.flatMapLatest { query in (try? await service.search(query)) ?? "none" }
            let recorder = time.record(answers)
            try await time.run()
            #expect(recorder.events == [.next("zombie 2", at: .milliseconds(700))])
        }
    }

    @Test func valuesAreReadInVirtualTime() async throws {
        try await withVirtualTime { time in
            let text = try time.hot("a-b-c|")
            let trace = Trace()
            try await time.run {
                for await letter in text.values { trace.note(letter, at: time) }
                trace.note("end", at: time)
            }
            #expect(trace.lines == ["0 a", "2 b", "4 c", "5 end"])
        }
    }
}
