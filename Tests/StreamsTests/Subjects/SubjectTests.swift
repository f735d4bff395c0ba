import Streams
import Testing

@Suite struct BehaviorSubjectTests {
    @Test func whoSubscribesGetsTheCurrentValueAndAfterTheEndOnlyTheEnd() {
        let subject = BehaviorSubject<Int, Bad>(1)
        let log = EventLog()
        log.watch(subject).dispose()
        subject.onNext(2)
        #expect(subject.value == 2)
        let subscription = log.watch(subject)
        subject.onNext(3)
        subject.onError(Bad())
        subject.onNext(4)
        #expect(log.take() == "1 . 2 3 #Bad() .")
        #expect(subscription.isDisposed)
        #expect(subject.value == 3)
        log.watch(subject).dispose()
        #expect(log.text == "#Bad() .")
    }

    @Test func theValueIsNewWhileItIsDelivered() {
        let subject = BehaviorSubject<Int, Never>(1)
        let log = EventLog()
        let subscription = subject.subscribe(onNext: { x in
            log.add("\(x):\(subject.value)")
            if x == 1 { subject.onNext(2) }
            log.add("\(x):\(subject.value)")
        })
        #expect(log.text == "1:1 1:2 2:2 2:2")
        subscription.dispose()
    }
}

@Suite struct ReplaySubjectTests {
    @Test func whoSubscribesGetsWhatIsKeptAlsoAfterTheEnd() {
        let subject = ReplaySubject<Int, Bad>(bufferSize: 2)
        for x in 1...3 { subject.onNext(x) }
        let log = EventLog()
        let subscription = log.watch(subject)
        subject.onNext(4)
        subject.onError(Bad())
        subject.onNext(5)
        #expect(log.take() == "2 3 4 #Bad() .")
        #expect(subscription.isDisposed)
        #expect(EventLog.of(subject) == "3 4 #Bad() .")
    }

    @Test func nothingAndEverythingCanBeKept() {
        let none = ReplaySubject<Int, Never>(bufferSize: -1)
        let all = ReplaySubject<Int, Never>.unbounded()
        for x in 1...100 {
            none.onNext(x)
            all.onNext(x)
        }
        #expect(EventLog.of(none) == ".")
        #expect(EventLog.of(all) == (1...100).map(String.init).joined(separator: " ") + " .")
    }

    @Test func whatIsSentDuringTheReplayComesAfterIt() {
        let subject = ReplaySubject<Int, Never>.unbounded()
        subject.onNext(1)
        subject.onNext(2)
        let log = EventLog()
        let subscription = subject.subscribe(onNext: { x in
            log.add(x)
            if x == 1 { subject.onNext(3) }
        })
        #expect(log.text == "1 2 3")
        subscription.dispose()
    }
}

@Suite struct AsyncSubjectTests {
    @Test func theLastElementComesWithCompletionAlsoLater() {
        let subject = AsyncSubject<Int, Bad>()
        let log = EventLog()
        let subscription = log.watch(subject)
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.text == "")
        subject.onCompleted()
        subject.onNext(3)
        subject.onCompleted()
        #expect(log.text == "2 | .")
        #expect(subscription.isDisposed)
        #expect(EventLog.of(subject) == "2 | .")
    }

    @Test func aFailureComesAlone() {
        let subject = AsyncSubject<Int, Bad>()
        subject.onNext(1)
        subject.onError(Bad())
        subject.onCompleted()
        #expect(EventLog.of(subject) == "#Bad() .")
    }

    @Test func withoutAnElementItJustCompletes() {
        let subject = AsyncSubject<Int, Bad>()
        subject.asObserver().onCompleted()
        #expect(EventLog.of(subject) == "| .")
    }
}

@Suite struct SubjectAsObserverTests {
    @Test func aStreamIsBoundToSubjectsWithItsEnd() {
        let (a, b) = (ReplaySubject<Int, Bad>.unbounded(), BehaviorSubject<Int, Bad>(0))
        let stream = Observable<Int, Bad>.of(1, 2).concat(.fail(Bad()))
        #expect(stream.bind(to: a, b).isDisposed)
        #expect(EventLog.of(a) == "1 2 #Bad() .")
        #expect(b.value == 2)
        let async = AsyncSubject<Int, Never>()
        #expect(Observable.of(1, 2).subscribe(async).isDisposed)
        #expect(EventLog.of(async) == "2 | .")
    }
}
