import Streams
import Testing

@testable import Marbles

@Suite("contract 10, R57, R60: virtual time") struct VirtualSchedulerTests {
    let time = VirtualScheduler()
    let trace = Trace()

    @Test func runsByTimeAndSequence() {
        for (name, delay) in [("c", 5), ("a", 2), ("d", 5), ("b", 3)] {
            time.schedule(after: .milliseconds(delay)) { [time, trace] in trace.note(name, at: time) }
        }
        time.advance(by: .milliseconds(2))
        #expect(trace.lines == ["2 a"])
        time.advance(by: .milliseconds(8))
        #expect(trace.lines == ["2 a", "3 b", "5 c", "5 d"])
        #expect(time.now == .milliseconds(10))
    }

    @Test func workIsFirstComeFirstServedAndWaitsForItsTurn() {
        time.schedule { [time, trace] in
            time.schedule { trace.note("inner") }
            trace.note("outer")
        }
        time.schedule { [trace] in trace.note("second") }
        #expect(trace.lines.isEmpty)
        time.advance(by: .zero)
        #expect(trace.lines == ["outer", "second", "inner"])
    }

    @Test func whatIsSetUpForNowRunsInTheSameAdvance() {
        time.schedule(after: .milliseconds(1)) { [time, trace] in
            trace.note("a", at: time)
            time.schedule(after: .zero) {
                trace.note("b", at: time)
                time.schedule(after: .milliseconds(-3)) { trace.note("c", at: time) }
                time.schedule(after: .milliseconds(4)) { trace.note("d", at: time) }
            }
        }
        time.advance(by: .milliseconds(5))
        #expect(trace.lines == ["1 a", "1 b", "1 c", "5 d"])
    }

    @Test func timeNeverGoesBack() {
        time.advance(to: .milliseconds(10))
        time.schedule(after: .zero) { [time, trace] in trace.note("due", at: time) }
        time.advance(to: .milliseconds(3))
        time.advance(by: .milliseconds(-3))
        #expect(trace.lines == ["10 due"])
        #expect(time.now == .milliseconds(10))
    }

    @Test func anActionMayDriveTime() {
        time.schedule(after: .milliseconds(1)) { [time, trace] in
            trace.note("a", at: time)
            time.advance(by: .milliseconds(20))
            trace.note("a ends", at: time)
        }
        time.schedule(after: .milliseconds(2)) { [time, trace] in trace.note("b", at: time) }
        time.advance(by: .milliseconds(5))
        #expect(trace.lines == ["1 a", "2 b", "21 a ends"])
        #expect(time.now == .milliseconds(21))
    }

    @Test func runsUntilNothingIsDue() throws {
        time.schedule(after: .seconds(1)) { [time, trace] in
            time.schedule(after: .seconds(3_600)) { trace.note("late", at: time) }
        }
        try time.run()
        #expect(trace.lines == ["3601000 late"])
        #expect(time.now == .seconds(3_601))
        try time.run()
        #expect(time.now == .seconds(3_601))
    }

    @Test("R37: huge delays neither trap nor come early") func hugeDelays() throws {
        time.advance(by: .seconds(5))
        time.schedule(after: .seconds(Int64.max)) { [trace] in trace.note("first") }
        time.schedule(after: .longest) { [trace] in trace.note("second") }
        time.schedule(after: .longest) { [time, trace] in time.schedule(after: .longest) { trace.note("third") } }
        time.advance(by: .seconds(1_000_000_000))
        #expect(trace.lines.isEmpty)
        try time.run()
        #expect(trace.lines == ["first", "second", "third"])
        #expect(time.now == .longest)
        time.advance(by: .longest)
        #expect(time.now == .longest)
    }

    @Test("R60: off the main thread") func anyThreadMayDrive() async {
        await Task.detached { [time, trace] in
            #expect(!MainQueue.isCurrent)
            time.schedule(after: .seconds(1)) { trace.note("due on main: \(MainQueue.isCurrent)") }
            Self.drive(time)
        }.value
        #expect(trace.lines == ["due on main: false"])
    }

    private static func drive(_ time: VirtualScheduler) { time.advance(by: .seconds(1)) }
}

@Suite("C30: endless work is reported, never waited for") struct VirtualTimeOverrunTests {
    @Test func aTimerThatSetsItselfUpForNow() {
        let time = VirtualScheduler(stepLimit: 500)
        @Sendable func again() { time.schedule(after: .zero) { again() } }
        time.schedule(after: .seconds(3)) {}
        time.schedule(after: .milliseconds(250)) { again() }
        let overrun = time.advance(by: .seconds(5))
        #expect(overrun?.limit == .steps(500))
        #expect(time.now == .milliseconds(250))
        #expect(
            overrun?.description
                == "virtual time stands at 0.25 seconds: 500 steps ran without the clock moving; "
                + "left: 2 timer(s), due at 0.25 seconds, 3.0 seconds. Something sets itself up again with no delay.")
        #expect(time.overrun == overrun)
        #expect(time.advance(by: .seconds(1)) == overrun)
        #expect(time.now == .milliseconds(250))
    }

    @Test func anEndlessIntervalWithoutAnEnd() {
        let time = VirtualScheduler()
        @Sendable func tick() { time.schedule(after: .seconds(1)) { tick() } }
        tick()
        #expect(time.advance(by: .seconds(20_000)) == nil)
        let overrun = #expect(throws: VirtualTimeOverrun.self) { try time.run(limit: 100) }
        #expect(
            overrun?.description
                == "virtual time came to 20100.0 seconds and found something due at 100 different times; "
                + "left: 1 timer(s), due at 20101.0 seconds. "
                + "An endless stream needs an end: advance by a duration, or dispose of it.")
    }

    @Test @MainActor func theLimitIsTheTestsChoice() async {
        await withVirtualTime(stepLimit: 7) { time in
            @Sendable func again() { time.schedule { again() } }
            again()
            #expect(await time.advance(by: .seconds(1))?.limit == .steps(7))
        }
        withVirtualTime(stepLimit: 8) { time in
            @Sendable func again() { time.schedule { again() } }
            again()
            #expect(time.advance(by: .seconds(1))?.limit == .steps(8))
        }
    }

    @Test @MainActor func thousandsOfStepsAtOneTimeComeToRestBeforeTheClockMoves() async {
        let time = VirtualScheduler()
        let trace = Trace()
        let task = Task(executorPreference: time.executor) { [trace] in
            try? await time.clock.sleep(for: .milliseconds(1))
            await MainActor.run { trace.note("main", at: time) }
            trace.note("back", at: time)
        }
        for _ in 0..<2_501 { time.schedule(after: .milliseconds(1)) {} }
        time.schedule(after: .milliseconds(2)) { trace.note("next", at: time) }
        await time.advance(by: .milliseconds(2))
        #expect(trace.lines == ["1 main", "1 back", "2 next"])
        await task.value
    }

    @Test @MainActor func aTaskThatYieldsForEver() async {
        let time = VirtualScheduler(stepLimit: 500)
        let task = Task(executorPreference: time.executor) {
            while !Task.isCancelled { await Task.yield() }
        }
        let overrun = await time.advance(by: .seconds(1))
        #expect(overrun?.limit == .steps(500))
        #expect(overrun?.readyTasks == 1)
        #expect(overrun?.description.contains("left: no timer; 1 task(s) ready.") == true)
        await #expect(throws: VirtualTimeOverrun.self) { try await time.run() }
        task.cancel()
        time.jobs.stop()
        await task.value
    }
}
