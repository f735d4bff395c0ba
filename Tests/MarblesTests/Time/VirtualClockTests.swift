import Streams
import Testing

@testable import Marbles

@MainActor @Suite("R57: a clock for code that sleeps") struct VirtualClockTests {
    let time = VirtualScheduler()
    let trace = Trace()
    var clock: VirtualClock { time.clock }

    private func start(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        Task(executorPreference: time.executor) { await body() }
    }

    private func sleeper(_ name: String, _ delay: Duration) -> Task<Void, Never> {
        start { [clock, time, trace] in
            do {
                try await clock.sleep(for: delay)
                trace.note(name, at: time)
            } catch {
                trace.note("\(name) \(error)", at: time)
            }
        }
    }

    @Test func equalTimesWakeInOrder() async {
        for name in ["a", "b", "c"] { _ = sleeper(name, .milliseconds(5)) }
        _ = sleeper("early", .milliseconds(4))
        await time.advance(by: .milliseconds(4))
        #expect(trace.lines == ["4 early"])
        await time.advance(by: .milliseconds(1))
        #expect(trace.lines == ["4 early", "5 a", "5 b", "5 c"])
    }

    @Test func timersAndSleepersShareOneOrder() async {
        time.schedule(after: .milliseconds(5)) { [trace, time] in trace.note("timer", at: time) }
        _ = sleeper("sleeper", .milliseconds(5))
        await time.advance(by: .zero)
        time.schedule(after: .milliseconds(5)) { [trace, time] in trace.note("later timer", at: time) }
        await time.advance(by: .milliseconds(5))
        #expect(trace.lines == ["5 timer", "5 sleeper", "5 later timer"])
    }

    @Test func whoSleepsAgainIsServedInTheSameAdvance() async throws {
        let task = start { [clock, time, trace] in
            for delay in [3, 4, 0, 5] {
                try? await clock.sleep(for: .milliseconds(delay))
                trace.note("awake", at: time)
            }
        }
        await time.advance(by: .milliseconds(11))
        #expect(trace.lines == ["3 awake", "7 awake", "7 awake"])
        try await time.run()
        #expect(trace.lines.last == "12 awake")
        await task.value
    }

    @Test func aTimeAlreadyReachedReturnsAtOnce() async throws {
        await time.advance(by: .seconds(1))
        try await clock.sleep(until: clock.now)
        try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
        try await clock.sleep(for: .seconds(-5))
        #expect(clock.now.offset == .seconds(1))
    }

    @Test func aCancelledSleeperIsGone() async {
        let task = sleeper("cancelled", .seconds(5))
        let other = sleeper("other", .seconds(6))
        await time.advance(by: .seconds(1))
        task.cancel()
        #expect(time.timers.deadlines == [.seconds(6)])
        await time.advance(by: .zero)
        #expect(trace.lines == ["1000 cancelled CancellationError()"])
        await time.advance(by: .seconds(10))
        #expect(trace.lines == ["1000 cancelled CancellationError()", "6000 other"])
        await other.value
    }

    @Test func aTaskCancelledBeforehandDoesNotSleep() async {
        let task = sleeper("cancelled", .seconds(5))
        task.cancel()
        await time.advance(by: .zero)
        #expect(trace.lines == ["0 cancelled CancellationError()"])
        #expect(time.timers.deadlines.isEmpty)
    }

    @Test("R49: cancel races waking, and each sleep ends once") func races() async {
        for round in 0..<repeats {
            let time = VirtualScheduler()
            let clock = time.clock
            let task = Task.detached { try await clock.sleep(until: .init(offset: .seconds(1))) }
            while round.isMultiple(of: 2), time.timers.deadlines.isEmpty { await Task.yield() }
            async let cancelled: Void = Self.cancel(task)
            Self.drive(time)
            await cancelled
            _ = await task.result
            #expect(time.timers.deadlines.isEmpty)
        }
    }

    @concurrent private static func cancel(_ task: Task<Void, any Error>) async {
        task.cancel()
    }

    private static func drive(_ time: VirtualScheduler) { time.advance(by: .seconds(2)) }

    @Test func worksByItself() async throws {
        let clock = VirtualClock()
        let task = Task(executorPreference: clock.executor) { @MainActor @Sendable [trace] in
            try await clock.sleep(for: .seconds(1))
            trace.note("one", at: clock.scheduler)
            try await clock.sleep(for: .seconds(1))
            trace.note("two", at: clock.scheduler)
        }
        await clock.advance(by: .seconds(1))
        #expect(trace.lines == ["1000 one"])
        try await clock.run()
        #expect(trace.lines == ["1000 one", "2000 two"])
        #expect(try await clock.run { clock.now.offset } == .seconds(2))
        #expect(clock.scheduler.strays == 0)
        try await task.value
    }

    @Test func genericCodeMeasuresAndSleepsOnIt() async throws {
        let clock: any Clock<Duration> = clock
        let task = Task(executorPreference: time.executor) { [trace] in
            let slept = try await clock.measure { try await clock.sleep(for: .milliseconds(1_500)) }
            trace.note("\(slept)")
        }
        try await time.run()
        #expect(trace.lines == ["1.5 seconds"])
        try await task.value
    }

    @Test("R37") func instantsStopAtTheEnds() {
        let last = VirtualClock.Instant(offset: .longest)
        #expect(last.advanced(by: .seconds(1)) == last)
        #expect(VirtualClock.Instant(offset: .zero).duration(to: last) == .longest)
        #expect(last.duration(to: VirtualClock.Instant(offset: Duration(attoseconds: .min))) < .zero)
        #expect(VirtualClock.Instant(offset: Duration(attoseconds: .min)).duration(to: last) == .longest)
        #expect(VirtualClock.Instant(offset: .zero) < last)
    }
}
