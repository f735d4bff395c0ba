import Streams
import Testing

/// What is freed may run code of the user's: it finds everything in order.
@MainActor
@Suite struct PartingTests {
    /// Does something when it is freed.
    final class Parting {
        let name: String
        private let say: @MainActor () -> Void

        init(_ name: String = "", _ say: @escaping @MainActor () -> Void = {}) {
            self.name = name
            self.say = say
        }

        deinit {
            MainActor.assumeIsolated(say)
        }
    }

    /// A subscription whose handler holds something.
    private func subscription(to relay: DriverRelay<Parting>, holding held: Parting) -> Subscription {
        relay.asDriver().drive(onNext: { _ in withExtendedLifetime(held) {} })
    }

    // Contract 3: what was accepted first is delivered first, also when a value that goes for it sends.
    @Test func aValueThatIsReplacedWhileOthersWaitSendsAfterTheNewOne() {
        let relay = DriverRelay(Parting("0"))
        let log = EventLog()
        let listener = relay.asDriver().drive(onNext: { log.add($0.name) })
        relay.accept(Parting("1") { relay.accept(Parting("3")) })
        let leaver = subscription(to: relay, holding: Parting { relay.accept(Parting("2")) })
        leaver.dispose()
        #expect(log.text == "0 1 2 3")
        #expect(relay.value.name == "3")
        listener.dispose()
    }

    // Contract 3: who joins gets the newest value once.
    @Test func aValueThatIsReplacedWhileOthersWaitMaySubscribe() {
        let relay = DriverRelay(Parting("0"))
        let log = EventLog()
        let bag = DisposeBag()
        relay.asDriver().drive(onNext: { log.add("a\($0.name)") }).disposed(by: bag)
        relay.accept(Parting("1") { relay.asDriver().drive(onNext: { log.add("b\($0.name)") }).disposed(by: bag) })
        let leaver = subscription(to: relay, holding: Parting { relay.accept(Parting("2")) })
        leaver.dispose()
        #expect(log.text == "a0 a1 b2 a2")
        bag.dispose()
    }

    // Contract 8
    @Test func theValueGoesWithItsRelayAndDriverAlthoughSomebodyIsSubscribed() {
        weak var value: Tracked?
        var relay: DriverRelay<Tracked>? = {
            let token = Tracked()
            value = token
            return DriverRelay(token)
        }()
        var driver = relay?.asDriver()
        let subscription = driver?.drive(onNext: { _ in })
        relay = nil
        #expect(value != nil)
        driver = nil
        #expect(value == nil)
        subscription?.dispose()
    }

    @Test func whoSubscribesWhenTheLastHandlerIsFreedStartsTheSourceAfterItsEnd() {
        let button = Button()
        let tap = button.tap
        let log = EventLog()
        let bag = DisposeBag()
        let subscription = {
            let held = Parting { tap.emit(onNext: { log.add("tap") }).disposed(by: bag) }
            return tap.emit(onNext: { withExtendedLifetime(held) {} })
        }()
        subscription.dispose()
        button.onTap?()
        #expect(log.text == "tap")
        bag.dispose()
        #expect(button.onTap == nil)
    }

    @Test func whoSubscribesWhenTheLatestElementIsFreedStartsTheSourceAfterItsEnd() {
        let relay = SignalRelay<Parting>()
        let log = EventLog()
        let bag = DisposeBag()
        let driver = relay.asSignal()
            .do(onSubscribe: { log.add("on") }, onDispose: { log.add("off") })
            .asDriver()
        let subscription = driver.drive(onNext: { _ in })
        relay.accept(Parting { driver.drive(onNext: { log.add($0.name) }).disposed(by: bag) })
        subscription.dispose()
        relay.accept(Parting("x"))
        bag.dispose()
        #expect(log.text == "on off on x off")
    }
}
