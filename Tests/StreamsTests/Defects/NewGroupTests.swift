import Marbles
import Streams
import Testing

/// A stream that has just begun gets what its source sends next, also while another one is delivering.
struct NewGroupTests {
    @Test func aGroupThatBeginsInsideAHandlerGetsItsFirstElement() {
        withVirtualTime { time in
            let log = EventLog()
            let subject = PublishSubject<Int, Never>()
            let subscription = subject.groupBy { $0 }
                .flatMap { $0.delay(.milliseconds(1)) }
                .subscribe(onNext: { element in
                    log.add(element)
                    if element < 3 { subject.onNext(element + 1) }
                })
            subject.onNext(0)
            time.advance(by: .milliseconds(10))
            #expect(log.text == "0 1 2 3")
            subscription.dispose()
        }
    }

    @Test func aStreamThatIsMergedInsideAHandlerGetsWhatIsSentThere() {
        let log = EventLog()
        let streams = PublishSubject<PublishSubject<Int, Never>, Never>()
        let (first, second) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
        let subscription = streams.merge().subscribe(onNext: { element in
            log.add(element)
            guard element == 1 else { return }
            streams.onNext(second)
            second.onNext(2)
        })
        streams.onNext(first)
        first.onNext(1)
        #expect(log.text == "1 2")
        subscription.dispose()
    }

    @Test func aStreamThatIsMergedInsideAHandlerStopsAtItsEnd() {
        let (log, pulled) = (EventLog(), BehaviorRelay(0))
        let streams = PublishSubject<Observable<Int, Never>, Never>()
        let first = PublishSubject<Int, Never>()
        let many = Observable<Int, Never>.from(1...1000).do(onNext: { _ in pulled.update { $0 + 1 } }).take(2)
        let subscription = streams.merge().subscribe(onNext: { element in
            log.add(element)
            if element == 0 { streams.onNext(many) }
        })
        streams.onNext(first.asObservable())
        first.onNext(0)
        #expect(log.text == "0 1 2")
        #expect(pulled.value == 2)
        subscription.dispose()
    }
}
