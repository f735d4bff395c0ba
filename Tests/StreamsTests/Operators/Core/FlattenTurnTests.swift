import Dispatch
import Testing

@testable import Streams

/// What comes from the outer stream while somebody else is at work in the drain.
final class FlattenTurnTests: Sendable {
    private let sent = Lock<[Int]>([])
    private let ended = Lock(0)

    /// The two sides of a flat map, and its subscription.
    private func parts(_ policy: FlattenPolicy) -> (FlattenOuter<Int, Int, Never>, Subscription) {
        let subscription = Subscription()
        let sink = Sink<Int, Never>(
            next: { [self] number in sent.withLock { $0.append(number) } },
            end: { [self] _ in ended.withLock { $0 += 1 } })
        let outer = FlattenOuter<Int, Int, Never>(Flatten(sink, subscription, policy, confined: false)) { number in
            number == 0 ? Observable<Int, Never>.never().source : Observable.just(number).source
        }
        return (outer, subscription)
    }

    private func enter(_ flatten: Flatten<Int, Never>) throws {
        let hasEntered = flatten.drain.enter()
        try #require(hasEntered)
    }

    @Test("contract 2") func whoWaitsInTheDrainComesBeforeWhoFindsNoneRunning() throws {
        let (outer, subscription) = parts(.merge(1))
        let flatten = outer.flatten
        let inner = try #require(flatten.outerNext(outer.selector(0))).inner
        // As another thread does, on which the stream that runs is ending.
        try enter(flatten)
        outer.next(1)
        let next = flatten.innerEnd(.completed, inner)
        #expect(next == nil)
        outer.next(2)
        flatten.drain.leave()
        flatten.startDeferred()
        outer.next(3)
        #expect(sent.withLock { $0 } == [1, 2, 3])
        #expect(flatten.running == 0)
        outer.end(.completed)
        #expect(ended.withLock { $0 } == 1)
        subscription.dispose()
    }

    @Test("contract 2") func theLatestIsTheOneThatCameLast() throws {
        let (outer, subscription) = parts(.latest)
        let flatten = outer.flatten
        outer.next(0)
        // As another thread does, which has made room for the stream that waits, and is about to begin with it.
        try enter(flatten)
        outer.next(0)
        flatten.disposeInner()
        outer.next(2)
        flatten.drain.leave()
        flatten.startDeferred()
        #expect(sent.withLock { $0 } == [2])
        #expect(flatten.running == 0)
        outer.end(.completed)
        #expect(ended.withLock { $0 } == 1)
        subscription.dispose()
    }

    @Test("contract 2") func theEndOfOneThatWasReplacedCountsNot() throws {
        let (outer, subscription) = parts(.latest)
        let flatten = outer.flatten
        let first = try #require(flatten.outerNext(outer.selector(0))).inner
        // As another thread does, while the next one waits, and behind it the end of the first.
        try enter(flatten)
        outer.next(0)
        first.end(.completed)
        flatten.drain.leave()
        flatten.startDeferred()
        #expect(flatten.running == 1)
        outer.end(.completed)
        #expect(ended.withLock { $0 } == 0)
        subscription.dispose()
    }

    // Who finds none running starts one of its own.
    @Test("contract 2") func whileOneGivesItsTurnToTheNextItNeverLooksAsIfNoneWereRunning() throws {
        let (outer, subscription) = parts(.merge(1))
        let flatten = outer.flatten
        let first = try #require(flatten.outerNext(outer.selector(0))).inner
        let count = 20_000
        for _ in 0..<count { _ = flatten.outerNext(outer.selector(0)) }
        let shared = Unchecked((flatten: flatten, first: first))
        let isOver = Lock(false)
        let gaps = Lock(0)
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            if thread == 0 {
                var last = shared.value.first
                for _ in 0..<count { last = shared.value.flatten.innerEnd(.completed, last)?.inner ?? last }
                isOver.withLock { $0 = true }
            } else {
                while !isOver.withLock({ $0 }) {
                    for _ in 0..<100 where shared.value.flatten.running == 0 { gaps.withLock { $0 += 1 } }
                }
            }
        }
        #expect(gaps.withLock { $0 } == 0)
        subscription.dispose()
    }

    @Test("contract 6", arguments: FlattenTests.Flat.allCases)
    func theOuterStreamStopsAtItsEndThoughTheEndWaits(flat: FlattenTests.Flat) {
        let (numbers, inner) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
        let made = Lock(0)
        let log = EventLog()
        let outer = numbers.flatMap { number -> Observable<Int, Never> in
            if number == 0 { return .just(0) }
            return .from(
                sequence(first: 1) { last in
                    made.withLock { $0 += 1 }
                    return last < 100 ? last + 1 : nil
                })
        }
        let subscription = log.watch(
            flat(outer.take(3)) { $0 == 0 ? inner.asObservable() : .just($0) }
                .do(onNext: { if $0 == 7 { numbers.onNext(1) } }))
        numbers.onNext(0)
        inner.onNext(7)
        inner.onCompleted()
        #expect(made.withLock { $0 } < 5)
        #expect(log.text == (flat == .first ? "7 | ." : flat == .latest ? "7 2 | ." : "7 1 2 | ."))
        subscription.dispose()
    }

    @Test("contract 6") func anInnerStreamStopsAtItsEndThoughTheEndWaits() {
        let (a, b) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
        let made = Lock(0)
        let log = EventLog()
        let many = b.flatMap { _ in
            .from(
                sequence(first: 1) { last in
                    made.withLock { $0 += 1 }
                    return last < 100 ? last + 1 : nil
                })
        }.take(2)
        let subscription = log.watch(
            Observable.merge([a.asObservable(), many]).do(onNext: { if $0 == 7 { b.onNext(0) } }))
        a.onNext(7)
        #expect(made.withLock { $0 } < 5)
        #expect(log.take() == "7 1 2")
        a.onCompleted()
        #expect(log.text == "| .")
        subscription.dispose()
    }

    @Test("contract 6", arguments: [FlattenTests.Flat.two, .latest])
    func anInnerStreamThatHadToWaitDeliversDirectly(flat: FlattenTests.Flat) {
        let (numbers, inner) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
        let made = Lock(0)
        let log = EventLog()
        let stream = flat(numbers) { number in
            if number == 0 { return inner.asObservable() }
            return .from(
                sequence(first: 1) { last in
                    made.withLock { $0 += 1 }
                    return last < 100 ? last + 1 : nil
                })
        }
        let subscription = log.watch(stream.do(onNext: { if $0 == 7 { numbers.onNext(1) } }).take(3))
        numbers.onNext(0)
        inner.onNext(7)
        #expect(made.withLock { $0 } < 5)
        #expect(log.text == "7 1 2 | .")
        subscription.dispose()
    }

    @Test("contract 1") func anInnerStreamThatHasThrownIsNotAskedAgainThoughTheFailureWaits() {
        struct Bad: Error {}
        let (a, b) = (PublishSubject<Int, Bad>(), PublishSubject<Int, Bad>())
        let asked = Lock<[Int]>([])
        let failures = Lock(0)
        let failing = b.map { number throws(Bad) -> Int in
            asked.withLock { $0.append(number) }
            throw Bad()
        }
        let subscription = Observable<Int, Bad>.merge([a.asObservable(), failing]).subscribe(
            onNext: { _ in for number in 1...3 { b.onNext(number) } },
            onError: { _ in failures.withLock { $0 += 1 } })
        a.onNext(7)
        #expect(asked.withLock { $0 } == [1])
        #expect(failures.withLock { $0 } == 1)
        subscription.dispose()
    }

    @Test("contract 1") func aSelectorThatHasThrownIsNotAskedAgainThoughTheFailureWaits() {
        struct Bad: Error {}
        let (outer, inner) = (PublishSubject<Int, Bad>(), PublishSubject<Int, Bad>())
        let asked = Lock<[Int]>([])
        let failures = Lock(0)
        let subscription = outer.flatMap { number throws(Bad) in
            asked.withLock { $0.append(number) }
            if number > 0 { throw Bad() }
            return inner.asObservable()
        }.subscribe(
            onNext: { _ in
                outer.onNext(1)
                outer.onNext(2)
            }, onError: { _ in failures.withLock { $0 += 1 } })
        outer.onNext(0)
        inner.onNext(7)
        #expect(asked.withLock { $0 } == [0, 1])
        #expect(failures.withLock { $0 } == 1)
        subscription.dispose()
    }
}
