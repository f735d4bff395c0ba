import Streams
import Testing

@Suite struct ValuesTests {
    private enum Bad: Error { case offline }

    @Test func theLoopEndsWithTheStream() async {
        var all: [Int] = []
        for await number in Observable<Int, Never>.of(1, 2, 3).values { all.append(number) }
        #expect(all == [1, 2, 3])
    }

    @Test("C20: a failure waits for the elements before it, and is thrown as exactly itself")
    func theLoopThrowsTheFailure() async {
        let stream = Observable<Int, Bad>.concat(.of(1, 2), .fail(.offline))
        var all: [Int] = []
        do {
            for try await number in stream.values { all.append(number) }
            Issue.record("it did not throw")
        } catch {
            let failure: Bad = error
            #expect(failure == .offline)
        }
        #expect(all == [1, 2])
    }

    @Test func afterTheFailureTheLoopIsOver() async throws {
        var iterator = Observable<Int, Bad>.fail(.offline).values.makeAsyncIterator()
        await #expect(throws: Bad.offline) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test("R49: leaving the loop ends the subscription at once") func leaving() async {
        let hand = Hand<Int, Never>()
        let stream = hand.asObservable().startWith(1)
        for await _ in stream.values {
            #expect(hand.live == 1)
            break
        }
        #expect(hand.live == 0)
    }

    @Test("R49: cancelling the task ends the subscription before `cancel` returns") func cancelling() async {
        let hand = Hand<Int, Never>()
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let reader = Task {
            var all: [Int] = []
            for await number in hand.asObservable().startWith(1).values {
                all.append(number)
                begin.yield()
            }
            return all
        }
        for await _ in begun { break }
        reader.cancel()
        #expect(hand.live == 0)
        hand.send(2)
        #expect(await reader.value == [1])
    }

    @Test func aCancelledTaskReadsNothing() async {
        let hand = Hand<Int, Never>()
        let reader = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await hand.asObservable().startWith(1).values.first()
        }
        #expect(await reader.value == nil)
        #expect(hand.live == 0)
    }

    @Test(
        "R48: elements wait until they are read, as the policy says",
        arguments: [
            (BufferingPolicy.unbounded, [1, 2, 3, 4, 5], 0),
            (.bufferingNewest(2), [4, 5], 3),
            (.bufferingOldest(2), [1, 2], 3),
            (.bufferingNewest(0), [5], 4),
            (.bufferingOldest(-1), [1], 4),
        ])
    func buffering(policy: BufferingPolicy, kept: [Int], dropped: Int) async {
        var iterator = Observable<Int, Never>.from(1...5).values(buffering: policy).makeAsyncIterator()
        var all: [Int] = []
        while let number = await iterator.next() { all.append(number) }
        #expect((all, iterator.dropped) == (kept, dropped))
    }

    @Test(
        "an element that is nil does not end the loop",
        arguments: [.unbounded, .bufferingOldest(3)] as [BufferingPolicy])
    func nothingAsAnElement(policy: BufferingPolicy) async {
        var all: [Int?] = []
        for await number in Observable<Int?, Never>.of(1, nil, 3).values(buffering: policy) { all.append(number) }
        #expect(all == [1, nil, 3])
    }

    @Test func whatIsInTheReadersHandIsNotDroppedAnyMore() async {
        let subject = PublishSubject<Int, Never>()
        var iterator = subject.values(buffering: .bufferingNewest(2)).makeAsyncIterator()
        for number in 1...3 { subject.onNext(number) }
        #expect(await iterator.next() == 2)
        subject.onNext(4)
        subject.onCompleted()
        #expect(await iterator.next() == 3)
        #expect(await iterator.next() == 4)
        #expect(await iterator.next() == nil)
        #expect(iterator.dropped == 1)
    }

    @Test func firstEndsTheSubscription() async {
        let hand = Hand<Int, Never>()
        #expect(await hand.asObservable().startWith(7).values.first() == 7)
        #expect(hand.live == 0)
        #expect(await Observable<Int, Never>.empty().values.first() == nil)
    }

    @MainActor
    @Test func aDriverIsReadToo() async {
        let relay = DriverRelay(1)
        var iterator = relay.asDriver().values.makeAsyncIterator()
        relay.accept(2)
        #expect(await iterator.next() == 1)
        #expect(await iterator.next() == 2)
    }

    @Test func nothingIsHeldAfterTheLoop() async {
        weak var held: Tracked?
        do {
            let tracked = Tracked()
            held = tracked
            for await _ in Observable<Int, Never>.just(1).map({ [tracked] number in
                withExtendedLifetime(tracked) { number }
            }).values {}
        }
        #expect(held == nil)
    }

    @Test("R49: ten thousand races of cancelling, sending and completing; each loop ends once")
    func races() async {
        await LiveSubscriptions.watch { live in
            for _ in 0..<10_000 {
                let hand = Hand<Int, Never>()
                let reader = Task {
                    var all: [Int] = []
                    for await number in hand.asObservable().values { all.append(number) }
                    return all
                }
                async let cancelled: Void = reader.cancel()
                async let sent: Void = {
                    hand.send(1, 2)
                    hand.complete()
                }()
                _ = await (cancelled, sent)
                let all = await reader.value
                #expect([1, 2].starts(with: all) || all == [2])
                #expect(hand.live == 0)
            }
            #expect(live.count == 0)
        }
    }
}
