import Testing

@testable import Streams

@Suite struct TeardownsTests {
    @Test func latestFirstThroughAllLevels() {
        let log = EventLog()
        func note(_ name: String) -> any Disposable { Disposables.create { log.add(name) } }
        let outer = Subscription()
        outer.add(note("a"))
        let middle = outer.child()
        middle.add(note("b"))
        let inner = middle.child()
        for name in ["c", "d", "e", "f"] { inner.add(note(name)) }
        middle.add(note("g"))
        outer.add(note("h"))
        outer.add(note("i"))
        outer.dispose()
        #expect(log.text == "i h g f e d c b a")
        #expect(middle.isDisposed && inner.isDisposed)
    }

    // Contract 7
    @Test func aHundredThousandNestedSubscriptionsEndInConstantStack() async {
        let left = Lock(100_000)
        let outer = Subscription()
        var innermost = outer
        for _ in 0..<100_000 {
            innermost = innermost.child()
            innermost.add(Disposables.create { left.withLock { $0 -= 1 } })
        }
        await onSmallStack { outer.dispose() }
        #expect(left.withLock { $0 } == 0)
    }

    @Test func soDoSubscriptionsThatAUserNests() async {
        // What is visible outside of the module.
        func add(_ disposable: some Disposable, to subscription: Subscription) { subscription.add(disposable) }
        let outer = Subscription()
        var innermost = outer
        for _ in 0..<100_000 {
            let next = Subscription()
            add(next, to: innermost)
            innermost = next
        }
        await onSmallStack { outer.dispose() }
        #expect(innermost.isDisposed)
    }

    @Test func whatIsAddedWhileEndingEndsAtOnce() {
        let log = EventLog()
        let subscription = Subscription()
        subscription.add(Disposables.create { log.add("a") })
        subscription.add(
            Disposables.create {
                subscription.add(Disposables.create { log.add("late") })
                subscription.child().add(Disposables.create { log.add("later") })
                log.add("b")
            })
        subscription.dispose()
        #expect(log.text == "late later b a")
    }

    @Test func aPartThatEndsTheWholeEndsEachOnce() {
        let log = EventLog()
        let outer = Subscription()
        outer.add(Disposables.create { log.add("a") })
        let inner = outer.child()
        inner.add(Disposables.create { log.add("b") })
        inner.add(
            Disposables.create {
                outer.dispose()
                log.add("c")
            })
        inner.dispose()
        #expect(log.text == "a c b")
        outer.dispose()
        #expect(log.text == "a c b")
    }
}
