import Testing

@testable import Streams

struct TimerHeapTests {
    /// What the heap must do, as a list.
    private struct Model {
        var armed: [(timer: Int, deadline: Int, sequence: Int)] = []
        var sequence = 0

        mutating func arm(_ timer: Int, at deadline: Int) {
            disarm(timer)
            sequence += 1
            armed.append((timer, deadline, sequence))
        }

        mutating func disarm(_ timer: Int) { armed.removeAll { $0.timer == timer } }

        mutating func pop(upTo limit: Int) -> Int? {
            guard
                let next = armed.filter({ $0.deadline <= limit }).min(by: {
                    ($0.deadline, $0.sequence) < ($1.deadline, $1.sequence)
                })
            else { return nil }
            disarm(next.timer)
            return next.timer
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64]) func agreesWithAList(seed: UInt64) {
        var random = SplitMix(state: seed)
        var heap = TimerHeap()
        var model = Model()
        let ran = Ran()
        let slots = (0..<20).map { name in heap.insert { ran.last = name } }
        for _ in 0..<5_000 {
            let timer = Int.random(in: 0..<20, using: &random)
            let time = Int.random(in: 0..<30, using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5:
                _ = heap.arm(slots[timer], at: .milliseconds(time))
                model.arm(timer, at: time)
            case 5..<7:
                _ = heap.disarm(slots[timer])
                model.disarm(timer)
            default:
                ran.last = nil
                heap.pop(upTo: .milliseconds(time))?.run()
                #expect(ran.last == model.pop(upTo: time))
            }
            #expect(heap.count == model.armed.count)
            #expect(heap.first() == model.armed.map(\.deadline).min().map { .milliseconds($0) })
        }
    }

    @Test func manyTimersLeaveNothing() {
        var heap = TimerHeap()
        let standing = heap.insert {}
        for step in 0..<200_000 {
            _ = heap.arm(standing, at: .milliseconds(step))
            if step.isMultiple(of: 3) { _ = heap.disarm(standing) }
            let passing = heap.insert {}
            _ = heap.arm(passing, at: .seconds(3_600))
            _ = heap.remove(passing)
        }
        #expect(heap.count <= 1)
        #expect(heap.slotCount == 2)
    }
}

private final class Ran: Sendable {
    private let name = Lock<Int?>(nil)
    var last: Int? {
        get { name.withLock { $0 } }
        set { name.withLock { $0 = newValue } }
    }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
