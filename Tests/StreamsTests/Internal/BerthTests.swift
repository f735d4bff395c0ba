import Dispatch
import Testing

@testable import Streams

@Suite struct BerthTests {
    @Test func holdsOneAtATime() {
        let (first, second) = (Tracked(), Tracked())
        let berth = Shelf<Tracked>()
        #expect(berth.put(first))
        #expect(!berth.put(second))
        berth.remove(second)
        #expect(berth.take() === first)
        #expect(berth.take() == nil)
        #expect(berth.put(second))
        berth.remove(second)
        #expect(berth.take() == nil)
    }

    @Test func takesNothingWhenItIsClosed() {
        let berth = Shelf<Tracked>()
        let object = Tracked()
        #expect(berth.put(object))
        #expect(berth.close() === object)
        #expect(!berth.put(object))
        #expect(berth.take() == nil && berth.close() == nil)
    }

    @Test func letsGoOfWhatIsInIt() {
        weak var freed: Tracked?
        do {
            let berth = Shelf<Tracked>()
            let object = Tracked()
            freed = object
            #expect(berth.put(object) && !berth.put(object))
        }
        #expect(freed == nil)
    }

    @Test func whatManyThreadsPutInIsLetGoOfOnce() {
        let (shelf, live) = (Shelf<Counted>(), Live())
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for _ in 0..<5000 {
                let object = Counted(live)
                guard shelf.put(object) else { continue }
                if thread % 2 == 0 { shelf.remove(object) } else { _ = shelf.take() }
            }
        }
        _ = shelf.close()
        #expect(live.count.withLock { $0 } == 0)
    }
}

/// A berth that `#expect` can look at.
private final class Shelf<Object: AnyObject & Sendable>: Sendable {
    private let berth = Berth<Object>()

    func put(_ object: Object) -> Bool { berth.put(object) }
    func remove(_ object: Object) { berth.remove(object) }
    func take() -> Object? { berth.take() }
    func close() -> Object? { berth.close() }
}

private final class Live: Sendable {
    let count = Lock(0)
}

private final class Counted: Sendable {
    private let live: Live

    init(_ live: Live) {
        self.live = live
        live.count.withLock { $0 += 1 }
    }

    deinit {
        live.count.withLock { $0 -= 1 }
    }
}
