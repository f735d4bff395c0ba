import Streams
import Testing

@Suite struct CombineLatestTests {
    // C23, R43
    @Test func anInputWithoutAnElementEndsItInBothOrders() {
        let hand = Hand<Int, Never>()
        #expect(EventLog.of(Observable.combineLatest(Observable<Int, Never>.empty(), hand.asObservable())) == "| .")
        let (a, b) = (Hand<Int, Never>(), Hand<Int, Never>())
        let log = EventLog()
        let subscription = log.watch(Observable.combineLatest(b.asObservable(), a.asObservable()))
        b.send(1)
        a.complete()
        #expect(log.text == "| .")
        #expect(subscription.isDisposed)
        #expect((hand.live, a.live, b.live) == (0, 0, 0))
    }

    // C23
    @Test func inputsThatSendAtOnceComeInOrder() {
        let (one, two) = (Observable<Int, Never>.of(1), Observable<Int, Never>.of(1, 2))
        #expect(EventLog.of(Observable.combineLatest(one, two)) == "(1, 1) (1, 2) | .")
        #expect(EventLog.of(Observable.combineLatest(two, one)) == "(2, 1) | .")
    }

    // C23, R45
    @Test func aDiamondSendsLeftThenRight() {
        let subject = PublishSubject<Int, Never>()
        let log = EventLog()
        let subscription = log.watch(
            Observable.combineLatest(subject.asObservable(), subject.map { $0 * 10 }) { x, y in "\(x):\(y)" })
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.text == "1:10 2:10 2:20")
        subscription.dispose()
    }

    @Test func itCompletesWithTheLastAndFailsWithTheFirst() {
        let (a, b) = (Hand<Int, Bad>(), Hand<Int, Bad>())
        let log = EventLog()
        let subscription = log.watch(Observable.combineLatest([a.asObservable(), b.asObservable()]))
        a.send(1)
        a.complete()
        #expect(a.live == 0)
        b.send(2)
        b.fail(Bad())
        #expect(log.text == "[1, 2] #Bad() .")
        #expect(b.live == 0)
        #expect(subscription.isDisposed)
    }

    @Test func manyTypesAtOnce() {
        let (a, b, c) = (Hand<UInt8, Never>(), Hand<String, Never>(), Hand<Bool, Never>())
        let (d, e) = (Hand<Int?, Never>(), Hand<Tracked, Never>())
        weak var last: Tracked?
        let log = EventLog()
        let subscription = log.watch(
            Observable.combineLatest(
                a.asObservable(), b.asObservable(), c.asObservable(), d.asObservable(), e.asObservable()
            ) { a, b, c, d, _ in "\(a)\(b)\(c)\(d ?? 0)" })
        a.send(1)
        b.send("b")
        c.send(true)
        d.send(nil)
        do {
            let tracked = Tracked()
            last = tracked
            e.send(tracked)
        }
        e.complete()
        a.send(2)
        d.send(3)
        #expect(last != nil)
        b.complete()
        c.send(false)
        #expect(log.text == "1btrue0 2btrue0 2btrue3 2bfalse3")
        subscription.dispose()
        #expect(last == nil)
    }

    // C23, R46: quadratic work would be a million steps of this loop's size; it is counted, not timed.
    @Test func aThousandInputsGiveOneOutputForEachElementAfterTheLastFirst() {
        let hands = (0..<1000).map { _ in Hand<Int, Never>() }
        let count = BehaviorRelay(0)
        let subscription = Observable.combineLatest(hands.map { $0.asObservable() }).subscribe(onNext: { _ in
            count.update { $0 + 1 }
        })
        for hand in hands { hand.send(1) }
        #expect(count.value == 1)
        let zipped = Observable.zip(hands.map { $0.asObservable() }).subscribe(onNext: { _ in count.update { $0 + 1 } })
        let merged = Observable.merge(hands.map { $0.asObservable() }).subscribe(onNext: { _ in count.update { $0 + 1 }
        })
        subscription.dispose()
        for hand in hands { hand.send(2) }
        #expect(count.value == 1002)
        zipped.dispose()
        merged.dispose()
        #expect(hands.allSatisfy { $0.live == 0 })
    }

    // C23, R44
    @Test func mergeStaysOpenAfterAnEmptyOne() {
        let hand = Hand<Int, Never>()
        let log = EventLog()
        let subscription = log.watch(Observable.merge(hand.asObservable(), .empty()))
        hand.send(1)
        #expect(log.text == "1")
        #expect(!subscription.isDisposed)
        subscription.dispose()
        #expect(hand.live == 0)
    }

    @Test @MainActor func driversToo() {
        let (a, b) = (DriverRelay(1), DriverRelay("a"))
        let log = EventLog()
        let sum = Driver.combineLatest(a.asDriver(), b.asDriver()) { (x: Int, y: String) in "\(x)\(y)" }
        let subscription = log.watch(sum)
        a.accept(2)
        b.accept("b")
        #expect(log.text == "1a 2a 2b")
        subscription.dispose()
    }
}
