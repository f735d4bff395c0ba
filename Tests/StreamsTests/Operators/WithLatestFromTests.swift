import Streams
import Testing

@Suite struct WithLatestFromTests {
    // C22 a
    @Test func aStreamWithItselfNeverLags() async {
        for _ in 0..<100 {
            let subject = PublishSubject<Int, Never>()
            let late = BehaviorRelay(0)
            let subscription = subject.withLatestFrom(subject) { ($0, $1) }.subscribe(onNext: { x, y in
                if x > y { late.update { $0 + 1 } }
            })
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<2 { group.addTask { for x in 0..<10 { subject.onNext(x) } } }
            }
            #expect(late.value == 0)
            subscription.dispose()
        }
    }

    // C22 b, c
    @Test func whatComesBeforeTheOtherHasSentIsDropped() {
        #expect(
            EventLog.of(Observable<Int, Never>.just(1).withLatestFrom(Observable<Int, Never>.just(2)) { "\($0)\($1)" })
                == "12 | .")
        let (main, other) = (Hand<Int, Never>(), Hand<Int, Never>())
        let log = EventLog()
        let subscription = log.watch(main.withLatestFrom(other) { "\($0)\($1)" })
        main.send(1)
        other.send(2, 3)
        #expect(log.text == "")
        main.send(4)
        #expect(log.text == "43")
        subscription.dispose()
        #expect((main.live, other.live) == (0, 0))
    }

    // C22 d: the other stream is subscribed to first, so it has the newer element whoever else listens.
    @Test func anEarlierSubscriberDoesNotShiftThePairs() {
        let master = PublishSubject<Int, Never>()
        let shared = master.share()
        let (a, b) = (shared.map { $0 }, shared.map { $0 * 10 })
        let earlier = a.subscribe()
        let log = EventLog()
        let subscription = log.watch(a.withLatestFrom(b) { "\($0):\($1)" })
        master.onNext(1)
        master.onNext(2)
        #expect(log.text == "1:10 2:20")
        subscription.dispose()
        earlier.dispose()
    }

    // C22 e
    @Test func theOtherMayCompleteAndIsReleasedWithTheMain() {
        let (main, other) = (Hand<Int, Never>(), Hand<Int, Never>())
        let log = EventLog()
        let subscription = log.watch(main.withLatestFrom(other))
        other.send(1)
        other.complete()
        #expect(other.live == 0)
        main.send(2, 3)
        main.complete()
        #expect(log.text == "1 1 | .")
        #expect(subscription.isDisposed)
        let open = Hand<Int, Never>()
        let second = Hand<Int, Never>()
        let again = second.withLatestFrom(open).subscribe()
        second.complete()
        #expect(open.live == 0)
        #expect(again.isDisposed)
    }

    @Test func aFailureOfTheOtherEndsIt() {
        let (main, other) = (Hand<Int, Bad>(), Hand<Int, Bad>())
        let log = EventLog()
        let subscription = log.watch(main.withLatestFrom(other))
        other.fail(Bad())
        #expect(log.text == "#Bad() .")
        #expect(main.live == 0)
        #expect(subscription.isDisposed)
    }
}
