import Streams
import Testing

@Suite struct ReplayRelayTests {
    @Test func whoSubscribesGetsWhatIsKept() {
        let relay = ReplayRelay<Int>(bufferSize: 2)
        let bag = DisposeBag()
        Observable.of(1, 2, 3).bind(to: relay).disposed(by: bag)
        let log = EventLog()
        let subscription = log.watch(relay)
        relay.accept(4)
        #expect(log.text == "2 3 4")
        subscription.dispose()
        #expect(EventLog.of(ReplayRelay<Int>.unbounded()) == ".")
    }
}

@Suite struct ReadOnlyBehaviorRelayTests {
    @Test func itShowsTheRelay() {
        let relay = BehaviorRelay(1)
        let view = relay.asReadOnly()
        let log = EventLog()
        let subscription = log.watch(view)
        relay.accept(2)
        #expect(view.value == 2)
        #expect(log.text == "1 2")
        subscription.dispose()
    }
}
