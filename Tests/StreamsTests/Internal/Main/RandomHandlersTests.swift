import Dispatch
import Streams
import Testing

/// Handlers, operators and what is freed send, subscribe and dispose at random, also on another thread's behalf.
@MainActor
@Suite struct RandomHandlersTests {
    @Test(arguments: [false, true])
    func nobodyMissesAnything(elsewhere: Bool) {
        for seed in 1...500 {
            let trial = Trial(UInt64(seed), elsewhere)
            trial.run()
            #expect(trial.problems == [], "seed \(seed)")
            if !trial.problems.isEmpty { return }
        }
    }

    @MainActor
    final class Trial {
        /// Acts when it is freed.
        final class Parting {
            let number: Int
            private let act: @MainActor () -> Void

            init(_ number: Int, _ act: @escaping @MainActor () -> Void) {
                self.number = number
                self.act = act
            }

            deinit {
                MainActor.assumeIsolated(act)
            }
        }

        struct Listener {
            var seen: [Int] = []
            var hasLeft = false
            var subscription: Subscription?
        }

        private var random: UInt64
        private let elsewhere: Bool
        private var actsLeft = 60
        private var sent = 0
        private let relay: DriverRelay<Parting>
        private var drivers: [Driver<Parting>] = []
        private var listeners: [Listener] = []
        private(set) var problems: [String] = []

        init(_ seed: UInt64, _ elsewhere: Bool) {
            random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
            self.elsewhere = elsewhere
            relay = DriverRelay(Parting(0) {})
            let (driver, shared) = (relay.asDriver(), acting(on: relay.asDriver()))
            drivers = [driver, shared, acting(on: shared), acting(on: acting(on: driver))]
        }

        func run() {
            while actsLeft > 0 { act() }
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

        private func draw(_ count: Int) -> Int {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return Int(random % UInt64(count))
        }

        private func act(percent: Int) {
            if actsLeft > 0, draw(100) < percent { act() }
        }

        private func act() {
            actsLeft -= 1
            switch draw(10) {
            case 0...3: send()
            case 4...6: join()
            default: leave()
            }
        }

        private func send() {
            sent += 1
            relay.accept(Parting(sent) { [weak self] in self?.act(percent: 10) })
        }

        private func join() {
            let place = listeners.count
            listeners.append(Listener())
            let held = Parting(0) { [weak self] in self?.act(percent: 30) }
            listeners[place].subscription = drivers[draw(drivers.count)].drive(onNext: { [weak self] element in
                withExtendedLifetime(held) { self?.take(element.number, at: place) }
            })
        }

        private func take(_ number: Int, at place: Int) {
            if listeners[place].hasLeft { problems.append("\(number) after leaving") }
            if relay.value.number < number { problems.append("\(relay.value.number) while \(number) is handled") }
            listeners[place].seen.append(number)
            act(percent: 35)
        }

        private func leave() {
            let present = listeners.indices.filter { !listeners[$0].hasLeft && listeners[$0].subscription != nil }
            if present.isEmpty { return }
            let place = present[draw(present.count)]
            listeners[place].hasLeft = true
            guard let subscription = listeners[place].subscription else { return }
            if elsewhere, draw(2) == 0 {
                DispatchQueue(label: "elsewhere").sync { subscription.dispose() }
            } else {
                subscription.dispose()
            }
        }
    }
}
