import Streams
import Testing

@Suite struct ZipTests {
    @Test func oneOfEachAtATime() {
        let (a, b) = (Hand<Int, Bad>(), Hand<String, Bad>())
        let log = EventLog()
        let subscription = log.watch(
            Observable.zip(a.asObservable(), b.asObservable()) { (x, y) in "\(x)\(y)" })
        a.send(1, 2)
        b.send("a")
        #expect(log.take() == "1a")
        b.send("b", "c", "d")
        a.send(3)
        #expect(log.text == "2b 3c")
        subscription.dispose()
        #expect((a.live, b.live) == (0, 0))
    }

    @Test func itCompletesWhenNothingMoreCanCome() {
        let (a, b) = (Hand<Int, Bad>(), Hand<Int, Bad>())
        let log = EventLog()
        let subscription = log.watch(Observable.zip(a.asObservable(), b.asObservable()))
        a.send(1, 2)
        a.complete()
        b.send(3)
        #expect(log.take() == "(1, 3)")
        b.send(4)
        #expect(log.text == "(2, 4) | .")
        #expect(b.live == 0)
        #expect(subscription.isDisposed)
    }

    @Test func anEmptyStreamCompletesItAtOnceInBothOrders() {
        let (hand, empty) = (Hand<Int, Bad>(), Observable<Int, Bad>.empty())
        #expect(EventLog.of(Observable.zip(empty, hand.asObservable())) == "| .")
        #expect(hand.subscribed == 0)
        #expect(EventLog.of(Observable.zip(hand.asObservable(), empty)) == "| .")
        #expect(hand.live == 0)
    }

    @Test func aFailureEndsItAtOnce() {
        let (a, b) = (Hand<Int, Bad>(), Hand<Int, Bad>())
        let log = EventLog()
        let subscription = log.watch(Observable.zip([a.asObservable(), b.asObservable()]))
        a.send(1)
        a.fail(Bad())
        #expect(log.text == "#Bad() .")
        #expect(b.live == 0)
        #expect(subscription.isDisposed)
    }

    @Test func aStreamWithItselfAndAResendFromAHandler() {
        let subject = PublishSubject<Int, Never>()
        let log = EventLog()
        let subscription = Observable.zip(subject.asObservable(), subject.map { $0 * 10 }).subscribe(onNext: { x, y in
            log.add("\(x):\(y)")
            if x < 3 { subject.onNext(x + 1) }
        })
        subject.onNext(1)
        #expect(log.text == "1:10 2:20 3:30")
        subscription.dispose()
    }

    // C23, R42
    @Test func noStreamsComplete() {
        #expect(EventLog.of(Observable<[Int], Never>.zip([Observable<Int, Never>]())) == "| .")
        #expect(EventLog.of(Observable<[Int], Never>.combineLatest([Observable<Int, Never>]())) == "[] | .")
        #expect(EventLog.of(Observable<Int, Never>.merge([])) == "| .")
    }

    // Contract 2
    @Test func nothingIsLostWhenTwoThreadsSend() async {
        let (a, b) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
        let pairs = BehaviorRelay<[Int]>([])
        let subscription = Observable.zip(a.asObservable(), b.asObservable()).subscribe(onNext: { x, y in
            pairs.accept(pairs.value + [x == y ? x : -1])
        })
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for x in 0..<1000 { a.onNext(x) } }
            group.addTask { for x in 0..<1000 { b.onNext(x) } }
        }
        #expect(pairs.value == Array(0..<1000))
        subscription.dispose()
    }

    @Test @MainActor func driversToo() {
        let log = EventLog()
        log.watch(Driver.zip(.of(1, 2), .of("a", "b")).map { "\($0)\($1)" }).dispose()
        log.watch(Signal.zip([.of(1, 2), .of(3)])).dispose()
        log.watch(Driver.zip(.of(1), .of(2)) { (x: Int, y: Int) in x + y }).dispose()
        #expect(log.text == "1a 2b | . [1, 3] | . 3 | .")
    }
}
