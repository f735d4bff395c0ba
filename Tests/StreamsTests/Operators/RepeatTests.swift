import Streams
import Testing

@Suite struct RepeatTests {
    @Test func itRunsAnewAfterEachCompletion() {
        let hand = Hand<Int, Bad>()
        let log = EventLog()
        let subscription = log.watch(Observable.of(1, 2).concat(hand.asObservable()).repeat(2))
        #expect(log.take() == "1 2")
        hand.send(3)
        subscription.dispose()
        #expect(log.text == "3 .")
        #expect((hand.subscribed, hand.live) == (1, 0))
        #expect(EventLog.of(Observable<Int, Bad>.of(1, 2).repeat(2)) == "1 2 1 2 | .")
    }

    @Test func aFailureEndsIt() {
        #expect(EventLog.of(Observable<Int, Bad>.of(1).concat(.fail(Bad())).repeat()) == "1 #Bad() .")
    }

    @Test(arguments: [0, -1]) func notAtAll(count: Int) {
        #expect(EventLog.of(Observable<Int, Bad>.of(1).repeat(count)) == "| .")
    }

    @Test func eachSubscriptionCountsForItself() {
        let twice = Observable<Int, Bad>.of(1).repeat(2)
        #expect(EventLog.of(twice) == EventLog.of(twice))
    }

    // C6, R8
    @Test func anEndlessRepeatStops() {
        #expect(EventLog.of(Observable<Int, Never>.just(1).repeat().take(3)) == "1 1 1 | .")
        #expect(EventLog.of(Observable<Int, Never>.repeatElement(1).take(2)) == "1 1 | .")
        #expect(EventLog.of(Observable<Int, Never>.range(start: 1, count: .max).take(2)) == "1 2 | .")
    }

    @Test func aHundredThousandRoundsTakeConstantStack() async {
        #expect(await countOnSmallStack(Observable<Int, Never>.just(1).repeat(100_000)) == "100000 |")
    }

    @Test @MainActor func driversToo() {
        let log = EventLog()
        log.watch(Driver.of(1, 2).repeat(2)).dispose()
        #expect(log.text == "1 2 1 2 | .")
    }
}
