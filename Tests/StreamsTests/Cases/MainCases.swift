import Dispatch
import Marbles
import Streams
import Testing

@MainActor
@Suite struct MainCases {
    @Test("C16, R25: the first value is there when subscribe returns")
    func theFirstValueIsSynchronous() {
        for _ in 0..<3 { DispatchQueue.main.async {} }
        let (text, relay, signal) = (EventLog(), EventLog(), EventLog())
        let bag = DisposeBag()
        text.watch(Driver.just("t")).disposed(by: bag)
        relay.watch(BehaviorRelay("v").asDriver()).disposed(by: bag)
        signal.watch(BehaviorRelay("s").asSignal().asDriver()).disposed(by: bag)
        #expect((text.text, relay.text, signal.text) == ("t | .", "v", "s"))
        let events = EventLog()
        events.watch(SignalRelay<Int>().asSignal()).disposed(by: bag)
        #expect(events.text == "")
    }

    @Test("C17, R24, R28: what was made on the main actor runs elsewhere without a trap, and comes back")
    func isolation() async {
        var seen: [String] = []
        let background = SerialScheduler(label: "C17")
        let bag = DisposeBag()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            Observable<Int, Never>.just(1).observe(on: background)
                .map { x in "\(x) \(MainQueue.isCurrent)" }
                .asDriver()
                .drive(onNext: { seen.append("\($0) \(MainQueue.isCurrent)") }, onCompleted: { done.resume() })
                .disposed(by: bag)
        }
        #expect(seen == ["1 false true"])
    }

    @Test("C17, R28: a driver is subscribed to from elsewhere by a hop")
    func subscribingElsewhere() async {
        let stream = Driver.just(1).map { $0 + (MainQueue.isCurrent ? 1 : 100) }.asObservable()
        let value = await withCheckedContinuation { (done: CheckedContinuation<Int, Never>) in
            DispatchQueue.global().async { _ = stream.subscribe(onNext: { done.resume(returning: $0) }) }
        }
        #expect(value == 2)
    }

    @Test("R26: production order is kept, whichever thread produces")
    func productionOrder() async {
        let relay = PublishRelay<Int>()
        var seen: [Int] = []
        let subscription = relay.asSignal().emit(onNext: { seen.append($0) })
        for x in 0..<100 {
            if x % 2 == 0 { relay.accept(x) } else { await Self.send(x, to: relay) }
        }
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(seen == Array(0..<100))
        subscription.dispose()
    }

    @Test("R27: nothing is handled after disposal on the main actor, though it was queued")
    func queuedAndDisposed() async {
        let relay = PublishRelay<Int>()
        let log = EventLog()
        let subscription = log.watch(relay.asSignal())
        // The main actor stays busy here, so the delivery waits.
        DispatchQueue.global().sync { relay.accept(1) }
        subscription.dispose()
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(log.text == ".")
    }

    @Test("R23, R29: a driver shares and replays, a signal shares, neither fails")
    func sharing() {
        let (runs, source) = (BehaviorRelay(0), PublishSubject<Int, Bad>())
        let counted = source.do(onSubscribe: { runs.update { $0 + 1 } })
        let bag = DisposeBag()
        let (one, two, three, four) = (EventLog(), EventLog(), EventLog(), EventLog())
        let driver = counted.asDriver(onErrorJustReturn: 9)
        let signal = counted.asSignal(onErrorJustReturn: 9)
        one.watch(driver).disposed(by: bag)
        three.watch(signal).disposed(by: bag)
        source.onNext(1)
        two.watch(driver).disposed(by: bag)
        four.watch(signal).disposed(by: bag)
        #expect(runs.value == 2)
        source.onError(Bad())
        #expect((one.text, two.text) == ("1 9 | .", "1 9 | ."))
        #expect((three.text, four.text) == ("1 9 | .", "9 | ."))
    }

    @Test("C18: an inner failure leaves the outer stream alive where it is caught inside")
    func innerFailures() throws {
        try withVirtualTime { time in
            let taps: Observable<String, Never> = try time.hot("a----b----|").asObservable()
            let a: Observable<String, Bad> = try time.cold("-#", error: Bad()).asObservable()
            let b: Observable<String, Bad> = try time.cold("-B|", error: Bad()).asObservable()
            let inside = time.record(taps.flatMapLatest { ($0 == "a" ? a : b).catchAndReturn("F") })
            let outside = time.record(
                taps.setFailureType(to: Bad.self).flatMapLatest { $0 == "a" ? a : b }.catchAndReturn("F"))
            let driver = time.record(
                taps.asDriver().flatMapLatest { ($0 == "a" ? a : b).asDriver(onErrorJustReturn: "F") })
            time.advance(by: .milliseconds(20))
            #expect(try inside.events == MarbleDiagram.events("-F----B---|"))
            #expect(try outside.events == MarbleDiagram.events("-(F|)"))
            #expect(driver.events == inside.events)
        }
    }

    @concurrent
    nonisolated private static func send(_ x: Int, to relay: PublishRelay<Int>) async {
        relay.accept(x)
    }
}
