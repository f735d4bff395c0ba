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
}
