import Dispatch
import Streams
import Synchronization
import Testing

/// Lines from any thread; `closed` returns them once `close` was called.
private final class Log: Sendable {
    private let lines = Lock<[String]>([])
    private let gate = AsyncStream<Void>.makeStream()

    func note(_ line: String) { lines.withLock { $0.append(line) } }

    func close() { gate.continuation.finish() }

    var now: [String] { lines.withLock { $0 } }

    var closed: [String] {
        get async {
            for await _ in gate.stream {}
            return now
        }
    }
}

private let serial = DispatchQueue(label: "SchedulerTests.serial")

struct SchedulerTests {
    static let queues: [any Scheduler] = [
        .main, SerialScheduler(), SerialScheduler(queue: serial), ClockScheduler(clock: ContinuousClock()),
    ]
    static let all: [any Scheduler] = queues + [.immediate, .currentThread, .background]

    @Test(arguments: queues) func workIsFirstComeFirstServed(scheduler: any Scheduler) async {
        let log = Log()
        for step in 0..<100 { scheduler.schedule { log.note("\(step)") } }
        scheduler.schedule { log.close() }
        #expect(await log.closed == (0..<100).map(String.init))
    }

    @Test(arguments: queues) func scheduledWorkNeverRunsInsideOther(scheduler: any Scheduler) async {
        let log = Log()
        scheduler.schedule {
            scheduler.schedule {
                log.note("inner")
                log.close()
            }
            log.note("outer")
        }
        #expect(await log.closed == ["outer", "inner"])
    }

    @Test("Timers that are armed in one action run by time and sequence", arguments: queues)
    func timersRunByTimeAndSequence(scheduler: any Scheduler) async {
        let log = Log()
        let a = scheduler.timers.timer { log.note("a") }
        // Nothing can run while the action that arms them does.
        scheduler.schedule {
            let start = scheduler.now
            a.arm(at: start)
            scheduler.timers.once(at: start.saturatingAdd(.milliseconds(1))) { log.note("b1") }
            scheduler.timers.once(at: start.saturatingAdd(.milliseconds(1))) { log.note("b2") }
            a.arm(at: start.saturatingAdd(.milliseconds(1)))
            scheduler.timers.once(at: start.saturatingAdd(.milliseconds(2))) {
                log.note("c")
                log.close()
            }
        }
        #expect(await log.closed == ["b1", "b2", "a", "c"])
    }

    @Test("R37: 0, negative and huge delays", arguments: all)
    func delaysOfEverySize(scheduler: any Scheduler) async {
        let log = Log()
        let far = [Duration.longest, .seconds(Int64.max), .seconds(10_000_000_000)].map { delay in
            scheduler.schedule(after: delay) { log.note("never") }
        }
        await withCheckedContinuation { done in
            scheduler.schedule(after: .zero) {
                log.note("zero")
                scheduler.schedule(after: .seconds(-1)) {
                    log.note("negative")
                    scheduler.schedule(after: Duration(attoseconds: .min)) { done.resume() }
                }
            }
        }
        #expect(log.now == ["zero", "negative"])
        for timer in far {
            #expect(timer.isArmed)
            timer.dispose()
        }
    }

    @Test func aDroppedSchedulerStillRunsWhatIsDue() async {
        await withCheckedContinuation { done in
            SerialScheduler().schedule(after: .milliseconds(1)) { done.resume() }
        }
        await withCheckedContinuation { done in
            ClockScheduler(clock: SuspendingClock()).schedule(after: .milliseconds(1)) { done.resume() }
        }
    }

    @Test func aSlowActionHoldsUpNoOtherOnAConcurrentScheduler() async {
        let gate = DispatchSemaphore(value: 0)
        let scheduler = ConcurrentScheduler()
        await withCheckedContinuation { done in
            scheduler.schedule(after: .zero) {
                gate.wait()
                done.resume()
            }
            scheduler.schedule(after: .zero) { gate.signal() }
        }
    }

    @Test func aTimerThatRearmsItselfForNowLetsOtherWorkThrough() async {
        let scheduler = SerialScheduler()
        let stop = Atomic<Bool>(false)
        let box = Lock<ScheduledTimer?>(nil)
        let busy = scheduler.timers.timer {
            if !stop.load(ordering: .relaxed) { box.withLock { $0 }?.arm(after: .zero) }
        }
        box.withLock { $0 = busy }
        busy.arm(after: .zero)
        await withCheckedContinuation { done in
            scheduler.schedule(after: .milliseconds(1)) { scheduler.schedule { done.resume() } }
        }
        stop.store(true, ordering: .relaxed)
        busy.dispose()
    }

    @Test func immediateRunsInside() {
        let log = Log()
        ImmediateScheduler.immediate.schedule {
            ImmediateScheduler.immediate.schedule { log.note("inner") }
            log.note("outer")
        }
        #expect(log.now == ["inner", "outer"])
    }
}

struct CurrentThreadSchedulerTests {
    @Test func runsOneAfterTheOtherBeforeItReturns() {
        let log = Log()
        let scheduler = CurrentThreadScheduler()
        scheduler.schedule {
            scheduler.schedule {
                scheduler.schedule { log.note("third") }
                log.note("second")
            }
            scheduler.schedule { log.note("second too") }
            log.note("first")
        }
        #expect(log.now == ["first", "second", "second too", "third"])
        scheduler.schedule { log.note("again") }
        #expect(log.now.last == "again")
    }

    @Test("contract 7") func selfSchedulingWorkRunsInConstantStack() {
        let left = Atomic<Int>(100_000)
        @Sendable func step() {
            if left.subtract(1, ordering: .relaxed).newValue > 0 { CurrentThreadScheduler().schedule { step() } }
        }
        CurrentThreadScheduler().schedule { step() }
        #expect(left.load(ordering: .relaxed) == 0)
    }

    @Test func eachThreadHasItsOwnList() {
        let log = Log()
        CurrentThreadScheduler().schedule {
            DispatchQueue(label: "other").sync {
                DispatchQueue.concurrentPerform(iterations: 8) { _ in
                    CurrentThreadScheduler().schedule {
                        CurrentThreadScheduler().schedule { log.note("inner") }
                        log.note("outer")
                    }
                }
            }
        }
        #expect(log.now.count == 16)
    }
}
