import Streams
import Testing

/// Handlers, operators and what is freed send, subscribe and dispose at random, also on another thread's behalf.
@MainActor
@Suite struct RandomHandlersTests {
    @Test(arguments: [false, true])
    func nobodyMissesAnything(elsewhere: Bool) {
        for seed in 1...500 {
            let trial = Trial(seed: UInt64(seed), elsewhere)
            trial.run()
            #expect(trial.problems == [], "seed \(seed)")
            if !trial.problems.isEmpty { return }
        }
    }

    @MainActor
    final class Trial: RandomTrial {
        struct Listener {
            var seen: [Int] = []
            var hasLeft = false
            var subscription: Subscription?
        }

        var chance: Chance
        let elsewhere: Bool
        private var sent = 0
        private let relay: DriverRelay<Parting>
        private var drivers: [Driver<Parting>] = []
        private var listeners: [Listener] = []
        private(set) var problems: [String] = []

        init(seed: UInt64, _ elsewhere: Bool) {
            chance = Chance(seed: seed)
            self.elsewhere = elsewhere
            relay = DriverRelay(Parting(0) {})
            let (driver, shared) = (relay.asDriver(), acting(on: relay.asDriver()))
            drivers = [driver, shared, acting(on: shared), acting(on: acting(on: driver))]
        }

        func run() {
            actUntilDone()
            // Now everything is quiet.
            send()
            for listener in listeners {
                if zip(listener.seen, listener.seen.dropFirst()).contains(where: { $1 != $0 + 1 })
                    || !listener.hasLeft && listener.seen.last != sent
                {
                    problems.append("\(listener.seen) of \(sent)")
                }
                listener.subscription?.dispose()
            }
        }

        private func acting(on driver: Driver<Parting>) -> Driver<Parting> {
            driver.map { [weak self] element in
                self?.act(percent: 6)
                return element
            }
        }

        func send() {
            sent += 1
            relay.accept(parting(sent, percent: 10))
        }

        func join() {
            let place = listeners.count
            listeners.append(Listener())
            let held = parting(0, percent: 30)
            listeners[place].subscription = drivers[chance.draw(drivers.count)].drive(onNext: { [weak self] element in
                withExtendedLifetime(held) { self?.take(element.number, at: place) }
            })
        }

        private func take(_ number: Int, at place: Int) {
            if listeners[place].hasLeft { problems.append("\(number) after leaving") }
            if relay.value.number < number { problems.append("\(relay.value.number) while \(number) is handled") }
            listeners[place].seen.append(number)
            act(percent: 35)
        }

        func leave() {
            let present = listeners.indices.filter { !listeners[$0].hasLeft && listeners[$0].subscription != nil }
            if present.isEmpty { return }
            let place = present[chance.draw(present.count)]
            listeners[place].hasLeft = true
            dispose(of: listeners[place].subscription)
        }
    }
}
