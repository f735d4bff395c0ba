import Dispatch
import Marbles
import Streams
import Testing

@Suite struct LifetimeCases {
    @Test("R10: disposal works any number of times, from anywhere")
    func disposalFromAnywhere() {
        let (hand, log) = (Hand<Int, Never>(), EventLog())
        let subscription = log.watch(hand)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in subscription.dispose() }
        hand.send(1)
        #expect((log.text, hand.live) == (".", 0))
    }

    @Test("C25, R11, R12: a thousand finished subscriptions leave the bag, and the counter")
    func nothingLeftBehind() {
        LiveSubscriptions.watch { live in
            let bag = DisposeBag()
            weak var captured: EventLog?
            do {
                let log = EventLog()
                captured = log
                for _ in 0..<1_000 {
                    Observable<Int, Never>.just(1).subscribe(onNext: { log.add($0) }).disposed(by: bag)
                }
            }
            #expect(bag.count == 0)
            #expect(live.count == 0)
            #expect(captured == nil)
        }
    }

    @Test("C25: the outer trigger stops with the subscription")
    func theTriggerStops() {
        withVirtualTime { time in
            let ticks = EventLog()
            let trigger = Observable<Int, Never>.interval(.milliseconds(2), scheduler: time).do(onNext: {
                ticks.add($0)
            })
            let subscription = trigger.flatMapLatest { _ in
                Observable<Int, Never>.timer(.milliseconds(1), scheduler: time)
            }.subscribe()
            time.advance(by: .milliseconds(5))
            subscription.dispose()
            time.advance(by: .milliseconds(50))
            #expect(ticks.text == "0 1")
            #expect(time.timers.nextDeadline == nil)
        }
    }

    @Test("R21: a relay drops what is sent before anybody listens")
    func relaysForgetWhatNobodyHears() {
        let (relay, log) = (PublishRelay<Int>(), EventLog())
        relay.accept(1)
        let subscription = log.watch(relay)
        relay.accept(2)
        #expect(log.text == "2")
        subscription.dispose()
    }

    @Test("R22: who joins gets the buffer, then everything newer, without a gap")
    func theBufferComesFirst() async {
        for _ in 0..<50 {
            let (relay, seen) = (ReplayRelay<Int>(bufferSize: 10_000), BehaviorRelay<[Int]>([]))
            for x in 0..<100 { relay.accept(x) }
            await withTaskGroup(of: Void.self) { group in
                group.addTask { for x in 100..<200 { relay.accept(x) } }
                group.addTask { _ = relay.subscribe(onNext: { seen.accept(seen.value + [$0]) }) }
            }
            #expect(seen.value == Array(0..<200))
        }
    }

    @Test("R38: flatMapLatest lets the last inner stream finish, and disposes of the old before the new begins")
    func latest() {
        let (outer, log) = (Hand<Int, Never>(), EventLog())
        let inners = (0..<2).map { _ in Hand<Int, Never>() }
        let subscription = log.watch(
            outer.flatMapLatest { index in
                inners[index].do(onSubscribe: { log.add("+\(index)") }, onDispose: { log.add("-\(index)") })
            })
        outer.send(0, 1)
        outer.complete()
        inners[1].send(7)
        inners[1].complete()
        #expect(log.text == "+0 -0 +1 7 -1 | .")
        subscription.dispose()
    }

    @Test("R40: flatMapFirst ignores what comes while it is busy")
    func first() {
        let (outer, log) = (Hand<Int, Never>(), EventLog())
        let inners = (0..<2).map { _ in Hand<Int, Never>() }
        let subscription = log.watch(outer.flatMapFirst { x in inners[x % 2].map { x * 10 + $0 } })
        outer.send(1, 2)
        inners[1].send(5)
        inners[1].complete()
        outer.send(4)
        inners[0].send(6)
        #expect(log.text == "15 46")
        subscription.dispose()
    }

    @Test("R41: withLatestFrom subscribes to the other stream first and lets go of both")
    func withLatestFrom() {
        let (main, other, log) = (Hand<Int, Never>(), Hand<Int, Never>(), EventLog())
        let subscription = main.do(onSubscribe: { log.add("main") })
            .withLatestFrom(other.do(onSubscribe: { log.add("other") })).subscribe()
        #expect(log.text == "other main")
        subscription.dispose()
        #expect((main.live, other.live) == (0, 0))
    }

    @Test("R16: who subscribes again on the end of a shared stream gets a new run, all the way up", arguments: [0, 1])
    func againOnTheEnd(kind: Int) {
        let (hand, log) = (Hand<Int, Never>(), EventLog())
        let once = kind == 0 ? hand.share().take(1).share() : hand.publish().refCount().take(1).publish().refCount()
        let subscription = log.watch(once.repeat(2))
        hand.send(1)
        #expect((log.text, hand.subscribed, hand.live) == ("1", 2, 1))
        hand.send(2)
        #expect((log.text, hand.live) == ("1 2 | .", 0))
        subscription.dispose()
    }
}
