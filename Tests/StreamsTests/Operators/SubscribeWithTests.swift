import Streams
import Testing

private final class Owner: Sendable {
    let log = EventLog()
}

@Suite struct SubscribeWithTests {
    @Test func theOwnerIsPassedAndNotKept() {
        let hand = Hand<Int, Bad>()
        var owner: Owner? = Owner()
        let log = owner?.log
        weak let weakOwner = owner
        let subscription = owner.map {
            hand.subscribe(
                with: $0, onNext: { $0.log.add($1) }, onError: { $0.log.add($1) }, onCompleted: { $0.log.add("|") },
                onDisposed: { $0.log.add(".") })
        }
        hand.send(1)
        owner = nil
        #expect(weakOwner == nil)
        #expect(hand.live == 1)
        hand.send(2)
        #expect(log?.text == "1")
        #expect(subscription?.isDisposed == true)
        #expect(hand.live == 0)
    }

    @Test func theEndIsPassedOn() {
        let owner = Owner()
        for stream in [Observable<Int, Bad>.empty(), .fail(Bad())] {
            let subscription = stream.subscribe(
                with: owner, onError: { $0.log.add($1) }, onCompleted: { $0.log.add("|") },
                onDisposed: { $0.log.add(".") })
            #expect(subscription.isDisposed)
        }
        #expect(owner.log.text == "| . Bad() .")
    }

    @Test @MainActor func driversAndSignalsToo() {
        let (relay, events) = (DriverRelay(1), SignalRelay<Int>())
        var owner: Owner? = Owner()
        let log = owner?.log
        let driven = owner.map { relay.asDriver().drive(with: $0, onNext: { $0.log.add($1) }) }
        let emitted = owner.map {
            events.asSignal().emit(with: $0, onNext: { $0.log.add($1) }, onDisposed: { $0.log.add(".") })
        }
        events.accept(2)
        emitted?.dispose()
        owner = nil
        relay.accept(3)
        #expect(log?.text == "1 2 .")
        #expect(driven?.isDisposed == true)
    }
}
