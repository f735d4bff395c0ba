import Testing

@testable import Streams

@MainActor
@Suite struct MainBroadcastTests {
    final class Token: Sendable {}

    @Test func observersKeepTheirOrderWhenOthersLeave() {
        let relay = SignalRelay<Int>()
        var seen: [Int] = []
        let all = (0..<100).map { place in relay.asSignal().emit(onNext: { _ in seen.append(place) }) }
        for place in 0..<100 where place % 3 != 0 { all[place].dispose() }
        let late = relay.asSignal().emit(onNext: { _ in seen.append(100) })
        relay.accept(1)
        #expect(seen == Array(stride(from: 0, to: 100, by: 3)) + [100])
        late.dispose()
        for subscription in all { subscription.dispose() }
        relay.accept(2)
        #expect(seen.count == 35)
    }

    @Test func aSecondObserverMayComeAndGoAndComeAgain() {
        let relay = DriverRelay(0)
        var seen: [String] = []
        func observe(_ name: String) -> Subscription { relay.asDriver().drive(onNext: { seen.append("\(name)\($0)") }) }
        let a = observe("a")
        let b = observe("b")
        relay.accept(1)
        a.dispose()
        relay.accept(2)
        b.dispose()
        relay.accept(3)
        let c = observe("c")
        relay.accept(4)
        #expect(seen == ["a0", "b0", "a1", "b1", "b2", "c3", "c4"])
        c.dispose()
    }

    // Contract 8
    @Test func whoIsForgottenWithItsRelayIsFreed() {
        weak var driven: Token?
        weak var emitted: Token?
        let subscriptions: [Subscription]
        do {
            let (driver, signal) = (DriverRelay(0), SignalRelay<Int>())
            let (a, b) = (Token(), Token())
            (driven, emitted) = (a, b)
            subscriptions = [
                driver.asDriver().drive(onNext: { _ in withExtendedLifetime(a) {} }),
                signal.asSignal().emit(onNext: { _ in withExtendedLifetime(b) {} }),
            ]
        }
        #expect(driven == nil && emitted == nil)
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test func aBinderKeepsItsRelay() {
        var seen: [Int] = []
        let binder = {
            let relay = DriverRelay(0)
            _ = relay.asDriver().drive(onNext: { seen.append($0) })
            return relay.asBinder()
        }()
        let source = SignalRelay<Int>()
        let subscription = source.asSignal().emit(to: binder)
        source.accept(1)
        #expect(seen == [0, 1])
        subscription.dispose()
    }

    @Test func theDriverOfAForgottenRelayStillHasItsValue() {
        let driver = { DriverRelay(7).asDriver() }()
        var seen: [Int] = []
        let subscription = driver.drive(onNext: { seen.append($0) })
        #expect(seen == [7])
        subscription.dispose()
    }

    // Contract 3
    @Test func whatIsSentWhileTheFirstValueIsDeliveredReachesEverybodyAfterIt() {
        let relay = DriverRelay(0)
        var seen: [String] = []
        let a = relay.asDriver().drive(onNext: { seen.append("a\($0)") })
        let b = relay.asDriver().drive(onNext: { number in
            seen.append("b\(number)-begin")
            if number == 0 { relay.accept(1) }
            seen.append("b\(number)-end")
        })
        #expect(seen == ["a0", "b0-begin", "b0-end", "a1", "b1-begin", "b1-end"])
        for subscription in [a, b] { subscription.dispose() }
    }

    @Test func whoLeavesWhileItIsGivenTheFirstValueGetsNoMore() {
        let relay = DriverRelay(0)
        let bag = DisposeBag()
        let trigger = SignalRelay<Int>()
        var seen: [Int] = []
        trigger.asSignal().flatMapLatest { _ in relay.asDriver().asSignal() }.emit(onNext: { number in
            seen.append(number)
            relay.accept(number + 1)
            bag.dispose()
        }).disposed(by: bag)
        trigger.accept(1)
        #expect(seen == [0])
    }

    // Contract 3
    @Test func aValueMaySendWhenItIsReplaced() {
        final class Parting {
            let say: () -> Void
            init(_ say: @escaping () -> Void) { self.say = say }
            deinit { say() }
        }
        let relay = DriverRelay<Parting?>(nil)
        var seen: [Bool] = []
        let subscription = relay.asDriver().drive(onNext: { seen.append($0 == nil) })
        relay.accept(Parting { relay.accept(nil) })
        relay.accept(Parting {})
        #expect(seen == [true, false, false, true])
        #expect(relay.value == nil)
        subscription.dispose()
    }

    // Contract 6: the source stops at once, on whatever thread; nobody gets anything of an old run.
    @Test func disposingElsewhereEndsTheRunForWhoComesNext() async {
        let subject = PublishSubject<Int, Never>()
        let runs = Lock(0)
        let ended = Lock(0)
        let driver = subject.do(
            onSubscribe: { runs.withLock { $0 += 1 } }, onDispose: { ended.withLock { $0 += 1 } }
        ).asDriver().map { $0 }
        let first = driver.drive(onNext: { _ in })
        subject.onNext(1)
        await Task.detached {
            first.dispose()
            #expect(ended.withLock { $0 } == 1)
        }.value
        var seen: [Int] = []
        let second = driver.drive(onNext: { seen.append($0) })
        #expect(runs.withLock { $0 } == 2)
        #expect(seen == [])
        subject.onNext(2)
        #expect(seen == [2])
        second.dispose()
        #expect(ended.withLock { $0 } == 2)
    }

    // Contract 8
    @Test func theLatestElementGoesWithTheLastObserver() {
        let relay = SignalRelay<Token?>()
        weak var kept: Token?
        let driver = relay.asSignal().asDriver()
        let subscription = driver.drive(onNext: { _ in })
        do {
            let token = Token()
            kept = token
            relay.accept(token)
        }
        #expect(kept != nil)
        subscription.dispose()
        #expect(kept == nil)
    }
}
