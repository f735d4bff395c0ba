import Streams
import Synchronization
import Testing

/// A queue whose time is set by hand.
final class HandTime: Sendable {
    private let time = Lock(Duration.zero)
    private let log = Lock<[String]>([])
    private let woken = Lock<[Duration]>([])
    var lines: [String] { log.withLock { $0 } }
    var wakes: [Duration] { woken.withLock { $0 } }

    func queue() -> TimerQueue {
        TimerQueue(now: { self.time.withLock { $0 } }, wake: { at in self.woken.withLock { $0.append(at) } })
    }

    func note(_ line: String) { log.withLock { $0.append(line) } }

    func pass(to target: Duration, on queue: TimerQueue) {
        while let deadline = queue.nextDeadline, deadline <= target {
            time.withLock { $0 = max($0, deadline) }
            #expect(queue.runNext(upTo: deadline))
        }
        time.withLock { $0 = target }
    }
}

private final class Owned: Sendable {
    let onDeinit: @Sendable () -> Void
    init(_ onDeinit: @escaping @Sendable () -> Void = {}) { self.onDeinit = onDeinit }
    deinit { onDeinit() }
}

@Suite("contract 10: time is ordered by (time, sequence)")
struct TimerQueueTests {
    let time = HandTime()

    private func timer(_ name: String, on queue: TimerQueue) -> ScheduledTimer {
        queue.timer { [time] in time.note("\(name)@\(queue.now / .milliseconds(1))") }
    }

    @Test func equalTimesRunInTheOrderOfArming() {
        let queue = time.queue()
        let timers = ["a", "b", "c"].map { timer($0, on: queue) }
        for timer in timers.reversed() { timer.arm(at: .milliseconds(5)) }
        withExtendedLifetime(timers) { time.pass(to: .milliseconds(9), on: queue) }
        #expect(time.lines == ["c@5.0", "b@5.0", "a@5.0"])
        #expect(queue.nextDeadline == nil)
    }

    @Test func armingForLaterTakesANewPlace() {
        let queue = time.queue()
        let (a, b) = (timer("a", on: queue), timer("b", on: queue))
        a.arm(at: .milliseconds(1))
        b.arm(at: .milliseconds(5))
        a.arm(at: .milliseconds(5))
        #expect(queue.nextDeadline == .milliseconds(5))
        withExtendedLifetime((a, b)) { time.pass(to: .milliseconds(5), on: queue) }
        #expect(time.lines == ["b@5.0", "a@5.0"])
    }

    @Test func armingForTheSameTimeTakesANewPlace() {
        let queue = time.queue()
        let (a, b) = (timer("a", on: queue), timer("b", on: queue))
        a.arm(at: .milliseconds(5))
        b.arm(at: .milliseconds(5))
        a.arm(at: .milliseconds(5))
        withExtendedLifetime((a, b)) { time.pass(to: .milliseconds(5), on: queue) }
        #expect(time.lines == ["b@5.0", "a@5.0"])
    }

    @Test func armingForEarlierMovesNow() {
        let queue = time.queue()
        let (a, b) = (timer("a", on: queue), timer("b", on: queue))
        a.arm(at: .milliseconds(9))
        b.arm(at: .milliseconds(5))
        a.arm(at: .milliseconds(2))
        withExtendedLifetime((a, b)) { time.pass(to: .milliseconds(20), on: queue) }
        #expect(time.lines == ["a@2.0", "b@5.0"])
    }

    @Test func aTimeThatHasPassedIsNowAndWaitsItsTurn() {
        let queue = time.queue()
        time.pass(to: .milliseconds(10), on: queue)
        let (a, b, c) = (timer("a", on: queue), timer("b", on: queue), timer("c", on: queue))
        a.arm(at: .milliseconds(10))
        b.arm(at: .milliseconds(3))
        c.arm(after: .milliseconds(-50))
        withExtendedLifetime((a, b, c)) { time.pass(to: .milliseconds(10), on: queue) }
        #expect(time.lines == ["a@10.0", "b@10.0", "c@10.0"])
    }

    @Test("R37: huge times saturate") func hugeTimesSaturate() {
        let queue = time.queue()
        time.pass(to: .seconds(1), on: queue)
        let (a, b) = (timer("a", on: queue), timer("b", on: queue))
        a.arm(after: .longest)
        b.arm(after: .seconds(Int64.max))
        #expect(queue.nextDeadline == .seconds(Int64.max).saturatingAdd(.seconds(1)))
        b.disarm()
        #expect(queue.nextDeadline == .longest)
        a.arm(after: .longest)
        a.arm(at: .milliseconds(Int64.min))
        #expect(queue.nextDeadline == .seconds(1))
    }

    @Test func anActionArmsItsOwnTimerForEver() {
        let queue = time.queue()
        let box = Lock<ScheduledTimer?>(nil)
        let ticking = queue.timer { [time] in
            time.note("tick@\(queue.now / .milliseconds(1))")
            box.withLock { $0 }?.arm(after: .milliseconds(3))
        }
        box.withLock { $0 = ticking }
        ticking.arm(after: .milliseconds(3))
        time.pass(to: .milliseconds(10), on: queue)
        #expect(time.lines == ["tick@3.0", "tick@6.0", "tick@9.0"])
        #expect(ticking.isArmed)
        ticking.disarm()
        time.pass(to: .milliseconds(20), on: queue)
        #expect(time.lines.count == 3)
        ticking.dispose()
    }

    @Test func wakesOnlyForANewEarliest() {
        let queue = time.queue()
        let (a, b) = (timer("a", on: queue), timer("b", on: queue))
        a.arm(at: .milliseconds(5))
        b.arm(at: .milliseconds(7))
        b.arm(at: .milliseconds(9))
        b.arm(at: .milliseconds(2))
        for step in 3...1_000 { b.arm(at: .milliseconds(step)) }
        #expect(time.wakes == [.milliseconds(5), .milliseconds(2)])
    }

    @Test func aDisarmedTimerLeavesTheQueueAndCanBeArmedAgain() {
        let queue = time.queue()
        let a = timer("a", on: queue)
        a.arm(at: .milliseconds(5))
        a.disarm()
        #expect(!a.isArmed)
        #expect(queue.deadlines.isEmpty)
        a.arm(at: .milliseconds(6))
        withExtendedLifetime(a) { time.pass(to: .milliseconds(9), on: queue) }
        #expect(time.lines == ["a@6.0"])
    }

    @Test func whatATimerCapturedIsFreedWhenItIsDroppedOrDisposed() {
        let queue = time.queue()
        weak var owned: Owned?
        do {
            let capture = Owned()
            owned = capture
            let dropped = queue.timer { _ = capture }
            dropped.arm(at: .seconds(60))
        }
        #expect(owned == nil)
        #expect(queue.deadlines.isEmpty)

        let kept: ScheduledTimer
        do {
            let capture = Owned()
            owned = capture
            kept = queue.timer { _ = capture }
        }
        kept.arm(at: .seconds(60))
        #expect(owned != nil)
        kept.dispose()
        #expect(owned == nil)
        kept.arm(at: .seconds(1))
        #expect(queue.deadlines.isEmpty)
    }

    @Test func aSingleRunNeedsNoOwnerAndFreesItsCaptures() {
        let queue = time.queue()
        weak var owned: Owned?
        let token: ScheduledTimer
        do {
            let capture = Owned()
            owned = capture
            queue.once(at: .milliseconds(1)) { [time] in time.note("dropped") }
            token = queue.once(at: .milliseconds(2)) { [time] in
                time.note("kept")
                _ = capture
            }
        }
        time.pass(to: .milliseconds(5), on: queue)
        #expect(time.lines == ["dropped", "kept"])
        #expect(owned == nil)
        token.arm(at: .milliseconds(6))
        #expect(queue.deadlines.isEmpty)

        let called = queue.once(at: .seconds(1)) { [time] in time.note("never") }
        called.dispose()
        called.dispose()
        time.pass(to: .seconds(2), on: queue)
        #expect(time.lines.count == 2)
    }

    @Test("R5: no lock is held while an action runs or is released") func noLockDuringCallOut() {
        let queue = time.queue()
        let probe: @Sendable (String) -> Void = { [time, weak queue] name in
            time.note("\(name) \(queue?.deadlines.count ?? -1)")
        }
        func action(_ name: String) -> @Sendable () -> Void {
            let owned = Owned { probe("freed \(name)") }
            return {
                probe("run \(name)")
                withExtendedLifetime(owned) {}
            }
        }
        queue.once(at: .milliseconds(1), action("once"))
        var dropped: ScheduledTimer? = queue.timer(action("dropped"))
        dropped?.arm(at: .milliseconds(2))
        let disposed = queue.timer(action("disposed"))
        disposed.arm(at: .milliseconds(3))
        time.pass(to: .milliseconds(1), on: queue)
        dropped = nil
        disposed.dispose()
        #expect(time.lines == ["run once 2", "freed once 2", "freed dropped 1", "freed disposed 0"])
        _ = dropped
    }

    @Test func sendsFromManyThreadsLoseNothing() async {
        let queue = time.queue()
        let ran = Counter()
        await withTaskGroup { group in
            for thread in 0..<4 {
                group.addTask { await Self.armMany(on: queue, thread: thread, ran: ran) }
            }
            group.addTask { @concurrent in
                while ran.value < 4_000 { _ = queue.runNext(upTo: .seconds(1)) }
            }
        }
        while queue.runNext(upTo: .seconds(10)) {}
        #expect(ran.value == 8_000)
        #expect(queue.deadlines.isEmpty)
    }

    @concurrent private static func armMany(on queue: TimerQueue, thread: Int, ran: Counter) async {
        for step in 0..<2_000 {
            queue.once(at: .milliseconds((step * 7 + thread) % 97)) { ran.add(1) }
            let timer = queue.timer { ran.add(1_000_000) }
            timer.arm(at: .seconds(9))
            timer.arm(at: .seconds(8 + step % 3))
            if step.isMultiple(of: 2) { timer.disarm() }
        }
    }
}

private final class Counter: Sendable {
    private let count = Atomic<Int>(0)
    var value: Int { count.load(ordering: .acquiring) }
    func add(_ more: Int) { count.add(more, ordering: .acquiringAndReleasing) }
}
