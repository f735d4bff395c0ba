import Streams
import Testing

@Suite struct ConnectableObservableTests {
    @Test func nothingRunsBeforeConnect() {
        let hand = Hand<Int, Bad>()
        let published = hand.publish()
        let (a, b) = (EventLog(), EventLog())
        let subscriptions = [a.watch(published), b.watch(published)]
        #expect(hand.subscribed == 0)
        let run = published.connect()
        #expect(published.connect() === run)
        #expect((hand.subscribed, hand.live) == (1, 1))
        hand.send(1)
        #expect((a.take(), b.take()) == ("1", "1"))
        run.dispose()
        #expect(hand.live == 0)
        let again = published.connect()
        hand.send(2)
        hand.complete()
        #expect((a.text, b.text) == ("2 | .", "2 | ."))
        #expect(again.isDisposed)
        #expect(subscriptions.allSatisfy { $0.isDisposed })
    }

    @Test func theNextRunAfterAnEndIsAFreshOne() {
        let published = Observable<Int, Bad>.of(1).concat(.fail(Bad())).publish()
        for _ in 0..<2 {
            let log = EventLog()
            let subscription = log.watch(published)
            #expect(published.connect().isDisposed)
            #expect(log.text == "1 #Bad() .")
            #expect(subscription.isDisposed)
        }
    }

    @Test func replayGivesLateSubscribersTheLatest() {
        let hand = Hand<Int, Never>()
        let replayed = hand.replay(2)
        let run = replayed.connect()
        hand.send(1, 2, 3)
        #expect(EventLog.of(replayed) == "2 3 .")
        #expect(hand.live == 1)
        run.dispose()
        let all = Observable<Int, Never>.of(1, 2, 3).concat(.never()).replay()
        let other = all.connect()
        #expect(EventLog.of(all) == "1 2 3 .")
        other.dispose()
    }

    @Test func aSubjectOfYourOwnStaysEnded() {
        let subject = ReplaySubject<Int, Never>(bufferSize: 1)
        let stream = Observable<Int, Never>.of(1, 2).multicast(subject)
        #expect(stream.connect().isDisposed)
        #expect(EventLog.of(stream) == "2 | .")
        #expect(EventLog.of(subject) == "2 | .")
    }

    @Test func subjectsAreMadeOnlyWhenTheyAreNeeded() {
        let made = BehaviorRelay(0)
        let stream = Observable<Int, Never>.of(1).multicast {
            made.update { $0 + 1 }
            return PublishSubject<Int, Never>()
        }
        let subscriptions = (1...3).map { _ in stream.subscribe() }
        #expect(made.value == 1)
        #expect(stream.connect().isDisposed)
        #expect(subscriptions.allSatisfy { $0.isDisposed })
        #expect(made.value == 1)
    }

    @Test func refCountConnectsWithTheFirstAndStopsWithTheLast() {
        let hand = Hand<Int, Never>()
        let counted = hand.replay(1).refCount()
        let (a, b) = (counted.subscribe(), counted.subscribe())
        #expect((hand.subscribed, hand.live) == (1, 1))
        hand.send(1)
        a.dispose()
        #expect(EventLog.of(counted) == "1 .")
        b.dispose()
        #expect(hand.live == 0)
        // R15
        #expect(EventLog.of(counted) == ".")
        #expect((hand.subscribed, hand.live) == (2, 0))
    }

    // Contract 5, R6
    @Test func eightFirstSubscribersConnectOnce() async {
        for _ in 0..<200 {
            let hand = Hand<Int, Never>()
            let (counted, shared) = (hand.publish().refCount(), hand.share(replay: 1))
            await withTaskGroup(of: Void.self) { group in
                let bag = DisposeBag()
                for _ in 0..<4 {
                    group.addTask { counted.subscribe().disposed(by: bag) }
                    group.addTask { shared.subscribe().disposed(by: bag) }
                }
                await group.waitForAll()
                #expect((hand.subscribed, hand.live) == (2, 2))
            }
            #expect(hand.live == 0)
        }
    }

    @Test func comingAndGoingLeavesNothingBehind() async {
        let hand = Hand<Int, Never>()
        let counted = hand.publish().refCount()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 { group.addTask { for _ in 0..<500 { counted.subscribe().dispose() } } }
        }
        #expect(hand.live == 0)
        let log = EventLog()
        let last = log.watch(counted)
        hand.send(1)
        #expect(log.text == "1")
        last.dispose()
    }

    @Test func subscribingAnewFromTheEndBeginsAFreshRun() {
        let attempts = BehaviorRelay(0)
        let failing = Observable<Int, Bad>.deferred {
            attempts.update { $0 + 1 }
            return attempts.value < 3 ? .fail(Bad()) : .of(attempts.value)
        }
        #expect(EventLog.of(failing.publish().refCount().retry(3)) == "3 | .")
    }
}
