import Dispatch
import Streams
import Testing

/// Contract 4: a clock is the user's code, and no lock is held while it is asked.
@Suite struct AskingClockTests {
    @Test func aClockMayWaitForWhoeverArmsATimer() throws {
        let clock = AskingClock()
        let scheduler = ClockScheduler(clock: clock)
        // Each one due before those of before, so that each sets the alarm anew.
        @Sendable func arm(_ number: Int) { scheduler.schedule(after: .seconds(100_000 - number)) {}.dispose() }
        let both = DispatchGroup()
        DispatchQueue(label: "outside").async(group: both) { for number in 0..<5000 { arm(number) } }
        DispatchQueue(label: "inside").async(group: both) {
            for number in 0..<5000 { clock.queue.sync { arm(number) } }
        }
        try #require(both.wait(timeout: .now() + 60) == .success, "deadlock")
    }
}

/// Asks a queue for the time.
private struct AskingClock: Clock {
    let queue = DispatchQueue(label: "clock")
    private let isHere = DispatchSpecificKey<Bool>()

    init() {
        queue.setSpecific(key: isHere, value: true)
    }

    var now: ContinuousClock.Instant {
        if DispatchQueue.getSpecific(key: isHere) == nil { queue.sync {} }
        return ContinuousClock.now
    }

    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
    }
}
