import Streams
import Testing

@Suite struct UsingTests {
    private func resource(_ log: EventLog) -> ActionLog { ActionLog(log: log) }

    struct ActionLog: Disposable {
        let log: EventLog
        func dispose() { log.add("closed") }
    }

    @Test func theResourceIsClosedAfterTheEnd() {
        let log = EventLog()
        let stream = Observable<Int, Bad>.using(
            { () throws(Bad) -> ActionLog in
                log.add("open")
                return ActionLog(log: log)
            },
            { _ in .of(1, 2) })
        let bag = DisposeBag()
        stream.subscribe(onNext: { log.add($0) }, onCompleted: { log.add("|") }).disposed(by: bag)
        #expect(log.text == "open 1 2 | closed")
    }

    @Test func theResourceIsClosedOnDisposal() {
        let log = EventLog()
        let hand = Hand<Int, Bad>()
        let subscription = Observable<Int, Bad>.using({ ActionLog(log: log) }, { _ in hand.asObservable() }).subscribe()
        #expect(hand.live == 1)
        subscription.dispose()
        #expect(log.text == "closed")
        #expect(hand.live == 0)
    }

    @Test func failuresOfTheClosuresEndIt() {
        let log = EventLog()
        let none = Observable<Int, Bad>.using({ () throws(Bad) -> ActionLog in throw Bad() }, { _ in .just(1) })
        log.watch(none).dispose()
        #expect(log.take() == "#Bad() .")
        let some = Observable<Int, Bad>.using(
            { ActionLog(log: log) }, { _ throws(Bad) -> Observable<Int, Bad> in throw Bad() })
        log.watch(some).dispose()
        #expect(log.text == "#Bad() closed .")
    }
}
