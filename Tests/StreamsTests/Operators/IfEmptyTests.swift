import Streams
import Testing

@Suite struct IfEmptyTests {
    @Test func anElementInPlaceOfNone() {
        #expect(EventLog.of(Observable<Int, Bad>.empty().ifEmpty(default: 1)) == "1 | .")
        #expect(EventLog.of(Observable<Int, Bad>.of(2, 3).ifEmpty(default: 1)) == "2 3 | .")
        #expect(EventLog.of(Observable<Int, Bad>.fail(Bad()).ifEmpty(default: 1)) == "#Bad() .")
    }

    @Test func aStreamInPlaceOfNone() {
        let (hand, other) = (Hand<Int, Bad>(), Hand<Int, Bad>())
        let log = EventLog()
        let subscription = log.watch(hand.ifEmpty(switchTo: other.asObservable()))
        #expect((hand.live, other.live) == (1, 0))
        hand.complete()
        #expect((hand.live, other.live) == (0, 1))
        other.send(1)
        subscription.dispose()
        #expect(other.live == 0)
        #expect(log.text == "1 .")
    }

    @Test @MainActor func driversToo() {
        let log = EventLog()
        log.watch(Driver<Int>.empty().ifEmpty(default: 1)).dispose()
        log.watch(Signal<Int>.empty().ifEmpty(switchTo: .of(2))).dispose()
        #expect(log.text == "1 | . 2 | .")
    }
}
