import Streams
import StreamsTesting
import Testing

@Suite struct FlatMapAsyncTests {
    private enum Bad: Error { case offline }

    /// Takes as long as its digit says, and notes when it starts and what becomes of it.
    private struct Work: Sendable {
        let clock: any Clock<Duration>
        let log = EventLog()

        @concurrent
        func run(_ letter: String) async -> String {
            log.add("+\(letter)")
            do {
                try await clock.sleep(for: .milliseconds(Int(letter) ?? 0))
            } catch {
                log.add("x\(letter)")
            }
            return letter
        }
    }

    @MainActor
    private func picture(
        _ diagram: String, _ flatten: (Observable<String, Never>, Work) -> Observable<String, Never>
    ) async throws -> (events: [Recorded<String, Never>], log: String) {
        try await withVirtualTime { time in
            let work = Work(clock: time.clock)
            let recorder = time.record(flatten(try time.hot(diagram).asObservable(), work))
            try await time.run()
            return (recorder.events, work.log.text)
        }
    }

    @MainActor
    @Test func mergedTheyAllRun() async throws {
        let (events, log) = try await picture("5-2------|") { $0.flatMap($1.run) }
        #expect(
            events == [
                .next("2", at: .milliseconds(4)), .next("5", at: .milliseconds(5)), .completed(at: .milliseconds(9)),
            ])
        #expect(log == "+5 +2")
    }

    @MainActor
    @Test func atMostSoManyRun() async throws {
        let (events, log) = try await picture("422-----------|") { $0.flatMap(maxConcurrent: 2, $1.run) }
        #expect(
            events == [
                .next("2", at: .milliseconds(3)), .next("4", at: .milliseconds(4)), .next("2", at: .milliseconds(5)),
                .completed(at: .milliseconds(14)),
            ])
        #expect(log == "+4 +2 +2")
    }

    @MainActor
    @Test func oneAfterTheOther() async throws {
        let (events, _) = try await picture("5-2|") { $0.concatMap($1.run) }
        #expect(
            events == [
                .next("5", at: .milliseconds(5)), .next("2", at: .milliseconds(7)), .completed(at: .milliseconds(7)),
            ])
    }

    @MainActor
    @Test func theOldTaskIsCancelledBeforeTheNextStarts() async throws {
        let (events, log) = try await picture("5-2|") { $0.flatMapLatest($1.run) }
        #expect(events == [.next("2", at: .milliseconds(4)), .completed(at: .milliseconds(4))])
        #expect(log == "+5 x5 +2")
    }

    @MainActor
    @Test func whileOneRunsOthersAreIgnored() async throws {
        let (events, log) = try await picture("5-2---3|") { $0.flatMapFirst($1.run) }
        #expect(
            events == [
                .next("5", at: .milliseconds(5)), .next("3", at: .milliseconds(9)), .completed(at: .milliseconds(9)),
            ])
        #expect(log == "+5 +3")
    }

    @MainActor
    @Test func theFailureOfTheWorkEndsTheStream() async throws {
        @Sendable func work(_ letter: String) async throws(Bad) -> String {
            if letter == "b" { throw .offline }
            return letter
        }
        try await withVirtualTime { time in
            let recorder = time.record(try time.hot("a-b-c|").flatMap(work))
            try await time.run()
            #expect(recorder.events == [.next("a", at: .zero), .failed(.offline, at: .milliseconds(2))])
        }
    }

    @MainActor
    @Test("R50: work does not inherit the main actor, and main-actor work runs there")
    func isolation() async throws {
        let just = Observable<Int, Never>.just(1)
        let anywhere = just.flatMap { (_: Int) async in MainQueue.isCurrent }
        let onMain = just.flatMap { @MainActor (_: Int) async in MainQueue.isCurrent }
        #expect(await anywhere.values.first() == false)
        #expect(await onMain.values.first() == true)
    }

    @Test("R50: a task has the priority that was asked for") func priority() async {
        let stream = Observable<TaskPriority, Never>.async(priority: .high) { Task.currentPriority }
        #expect(await stream.values.first() == .high)
    }

    @Test("R49: ten thousand races of disposing against completion; each ends once")
    func races() async {
        var logs: [EventLog] = []
        for _ in 0..<10_000 {
            let log = EventLog()
            let (started, start) = AsyncStream<Void>.makeStream()
            let work = Observable<Int, Never>.just(1).flatMapLatest { (number: Int) async in
                start.yield()
                return number
            }
            let subscription = log.watch(work)
            for await _ in started { break }
            subscription.dispose()
            logs.append(log)
        }
        // By now whatever was on its way has arrived.
        for log in logs {
            let words = log.text.split(separator: " ")
            #expect(words.count { $0 == "." } == 1)
            #expect(words.count { $0 == "1" } <= 1)
            #expect(words.count { $0 == "|" } <= 1)
        }
    }
}
