import Streams
import Testing

@Suite struct JoinedTests {
    @Test func sequencesAreSentOneElementAtATime() {
        #expect(EventLog.of(Observable<[Int], Never>.of([1, 2], [], [3]).joined()) == "1 2 3 | .")
        #expect(EventLog.of(Observable<[Int], Never>.of([1], [2, 3]).joined(separator: [0, 0])) == "1 0 0 2 3 | .")
        #expect(EventLog.of(Observable<[Int], Bad>.of([1]).concat(.fail(Bad())).joined()) == "1 #Bad() .")
    }

    @Test func stringsBecomeOne() {
        #expect(EventLog.of(Observable<String, Never>.of("a", "b").joined(separator: ", ")) == "a, b | .")
        #expect(EventLog.of(Observable<String, Never>.of("a", "b").joined()) == "ab | .")
        #expect(EventLog.of(Observable<String, Never>.empty().joined()) == " | .")
        #expect(EventLog.of(Observable<String, Bad>.of("a").concat(.fail(Bad())).joined()) == "#Bad() .")
    }

    @Test func disposalInsideASequenceStopsIt() {
        let subject = PublishSubject<[Int], Never>()
        let log = EventLog()
        let bag = DisposeBag()
        subject.joined().subscribe(onNext: { x in
            log.add(x)
            if x == 2 { bag.dispose() }
        }).disposed(by: bag)
        subject.onNext([1, 2, 3])
        #expect(log.text == "1 2")
    }
}
