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

    @Test func manyTypesWhereEachRunsAhead() {
        let (a, b, c) = (Hand<UInt8, Never>(), Hand<String, Never>(), Hand<Bool, Never>())
        let (d, e) = (Hand<Int?, Never>(), Hand<Numbered, Never>())
        let log = EventLog()
        let subscription = log.watch(
            Observable.zip(a.asObservable(), b.asObservable(), c.asObservable(), d.asObservable(), e.asObservable()) {
                "\($0)\($1)\($2)\($3 ?? 0)\($4.number)"
            })
        let tracked = Ages()
        for _ in 0..<3 { e.send(tracked.next()) }
        a.send(1, 2, 3, 4)
        b.send("a", "b")
        d.send(nil, 7, 8)
        #expect(log.take() == "")
        c.send(true)
        #expect(log.take() == "1atrue01")
        #expect(tracked.alive == [2, 3])
        c.send(false, true)
        #expect(log.take() == "2bfalse72")
        b.complete()
        #expect(log.text == "| .")
        #expect(tracked.alive == [])
        subscription.dispose()
    }

    @Test(arguments: [2, 3, 4]) func whatWaitsGoesAtTheEnd(streams: Int) {
        let hands = (0..<streams).map { _ in Hand<Numbered, Never>() }
        let inputs = hands.map { $0.asObservable() }
        let tracked = Ages()
        let log = EventLog()
        let all: Observable<Int, Never> =
            switch streams {
            case 2: .zip(inputs[0], inputs[1]) { $0.number + $1.number }
            case 3: .zip(inputs[0], inputs[1], inputs[2]) { $0.number + $1.number + $2.number }
            default: Observable.zip(inputs).map { $0.reduce(0) { $0 + $1.number } }
            }
        let subscription = log.watch(all)
        for hand in hands.dropLast() { hand.send(tracked.next(), tracked.next()) }
        hands.last?.send(tracked.next())
        #expect(log.text == "\((0..<streams).reduce(0) { $0 + 2 * $1 + 1 })")
        #expect(tracked.alive.count == streams - 1)
        subscription.dispose()
        #expect(tracked.alive == [])
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

/// An object with a number.
private final class Numbered: Sendable {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }
}

/// Makes objects, and knows which of them are still alive.
private final class Ages {
    private struct Age {
        weak var object: Numbered?
    }

    private var ages: [Age] = []

    func next() -> Numbered {
        let object = Numbered(ages.count + 1)
        ages.append(Age(object: object))
        return object
    }

    /// The numbers of those that are alive.
    var alive: [Int] { ages.compactMap { $0.object?.number } }
}
