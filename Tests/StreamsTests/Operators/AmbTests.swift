import Streams
import Testing

@Suite struct AmbTests {
    @Test func theFirstToSendWins() {
        let (a, b) = (Hand<Int, Bad>(), Hand<Int, Bad>())
        let log = EventLog()
        let subscription = log.watch(a.amb(b.asObservable()))
        b.send(1)
        #expect((a.live, b.live) == (0, 1))
        a.send(9)
        b.send(2)
        b.complete()
        #expect(log.text == "1 2 | .")
        #expect(b.live == 0)
        #expect(subscription.isDisposed)
    }

    @Test func anEndCountsToo() {
        for fails in [true, false] {
            let (a, b) = (Hand<Int, Bad>(), Hand<Int, Bad>())
            let log = EventLog()
            let subscription = log.watch(a.amb(b.asObservable()))
            fails ? a.fail(Bad()) : a.complete()
            #expect(log.text == (fails ? "#Bad() ." : "| ."))
            #expect((a.live, b.live) == (0, 0))
            #expect(subscription.isDisposed)
        }
    }

    @Test func oneThatSendsAtOnceKeepsTheRestFromStarting() {
        let hand = Hand<Int, Bad>()
        #expect(EventLog.of(Observable<Int, Bad>.amb([.of(1, 2), hand.asObservable()])) == "1 2 | .")
        #expect(hand.subscribed == 0)
        #expect(EventLog.of(Observable<Int, Bad>.amb([])) == "| .")
    }

    @Test func disposalReachesAll() {
        let (a, b) = (Hand<Int, Bad>(), Hand<Int, Bad>())
        let subscription = a.amb(b.asObservable()).subscribe()
        subscription.dispose()
        #expect((a.live, b.live) == (0, 0))
    }

    @Test func aResendOfTheOtherFromAHandlerIsDropped() {
        let (a, b) = (Hand<Int, Bad>(), Hand<Int, Bad>())
        let log = EventLog()
        let subscription = a.amb(b.asObservable()).subscribe(onNext: { x in
            log.add(x)
            b.send(9)
        })
        a.send(1, 2)
        #expect(log.text == "1 2")
        subscription.dispose()
    }

    @Test @MainActor func driversToo() {
        let log = EventLog()
        log.watch(Driver.never().amb(.of(1))).dispose()
        #expect(log.text == "1 | .")
    }
}
