import Streams
import Testing

@Suite struct ReentrancyCases {
    @Test("C1, R1: a send inside a handler comes after it", arguments: [false, true])
    func sendInsideAHandler(distinct: Bool) {
        let (subject, log) = (PublishSubject<Int, Never>(), EventLog())
        let stream = distinct ? subject.distinctUntilChanged() : subject.asObservable()
        let subscription = stream.subscribe(onNext: { x in
            log.add("\(x)-begin")
            if x == 1 { subject.onNext(2) }
            log.add("\(x)-end")
        })
        subject.onNext(1)
        #expect(log.text == "1-begin 1-end 2-begin 2-end")
        subscription.dispose()
    }

    @Test("C2, R2: every observer sees the same order", arguments: [2, 6])
    func twoObservers(last: Int) {
        let (subject, a, b) = (PublishSubject<Int, Never>(), EventLog(), EventLog())
        let bag = DisposeBag()
        subject.subscribe(onNext: { x in
            a.add(x)
            if x < last { subject.onNext(x + 1) }
        }).disposed(by: bag)
        b.watch(subject).disposed(by: bag)
        subject.onNext(1)
        let all = (1...last).map(String.init).joined(separator: " ")
        #expect((a.text, b.text) == (all, all))
    }

    @Test("C2 c: who is disposed of inside a handler gets nothing more")
    func disposalOfTheNext() {
        let (subject, b) = (PublishSubject<Int, Never>(), EventLog())
        let second = SerialDisposable()
        let first = subject.subscribe(onNext: { _ in second.dispose() })
        second.replace(with: subject.subscribe(onNext: { b.add($0) }))
        subject.onNext(1)
        subject.onNext(2)
        #expect(b.text == "")
        first.dispose()
    }

    @Test("C3, R18: who joins inside a handler gets the current value once")
    func subscribeInsideAHandler() {
        let (relay, inner) = (BehaviorRelay(0), EventLog())
        let bag = DisposeBag()
        relay.subscribe(onNext: { x in if x == 1 { inner.watch(relay).disposed(by: bag) } }).disposed(by: bag)
        relay.accept(1)
        #expect(inner.text == "1")
        relay.accept(2)
        #expect(inner.text == "1 2")
    }

    @Test("C4, R19: the value is already new while it is delivered")
    func valueDuringDelivery() {
        let (relay, log) = (BehaviorRelay(0), EventLog())
        let subscription = relay.subscribe(onNext: { log.add("\($0):\(relay.value)") })
        relay.accept(1)
        #expect(log.text == "0:0 1:1")
        subscription.dispose()
    }

    @Test("C4, R20: updates from eight threads are all there, and the last one is delivered last")
    func updatesFromEightThreads() async {
        let (relay, last) = (BehaviorRelay(0), BehaviorRelay(0))
        let subscription = relay.bind(to: last)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<10_000 { relay.update { $0 + 1 } } } }
        }
        #expect((relay.value, last.value) == (80_000, 80_000))
        subscription.dispose()
    }

    @Test("R3: two threads lose nothing and interleave nothing")
    func twoThreads() async {
        let (subject, seen) = (PublishSubject<Int, Never>(), BehaviorRelay<[Int]>([]))
        // Read, then written: two deliveries at once would lose one.
        let subscription = subject.subscribe(onNext: { seen.accept(seen.value + [$0]) })
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<2 { group.addTask { for x in 0..<1_000 { subject.onNext(x * 2 + thread) } } }
        }
        for thread in 0..<2 {
            #expect(seen.value.filter { $0 % 2 == thread } == (0..<1_000).map { $0 * 2 + thread })
        }
        subscription.dispose()
    }

    @Test("R4: nothing comes after the end, which comes once")
    func nothingAfterTheEnd() {
        let log = EventLog()
        let subscription = log.watch(
            Observable<Int, Bad>.create { observer in
                observer.onNext(1)
                observer.onCompleted()
                observer.onNext(2)
                observer.onError(Bad())
                observer.onCompleted()
                return Disposables.create { log.add("undone") }
            })
        #expect(log.text == "1 | . undone")
        subscription.dispose()
        #expect(log.text == "1 | . undone")
    }
}
