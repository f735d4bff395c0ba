import Streams
import Testing

/// Runs of a shared main-actor stream that ends, and is started again, by handlers, side effects and deinits at random.
@MainActor
@Suite struct RandomRunsTests {
    enum Kind: CaseIterable {
        case endsBefore, endsAfter, endsBelow, isUsedTwice

        @MainActor
        func drivers<Element>(_ source: Signal<Element>) -> [Driver<Element>] {
            switch self {
            case .endsBefore: return [source.take(3).asDriver()]
            case .endsAfter: return [source.asDriver().take(3)]
            case .endsBelow: return [source.take(3).asDriver().map { $0 }.filter { _ in true }]
            case .isUsedTwice:
                let driver = source.take(3).asDriver()
                return [driver, driver.map { $0 }]
            }
        }
    }

    @Test("contracts 1, 3, 5, 6 and 8", arguments: Kind.allCases, [false, true])
    func oneRunAtATimeAndItsEndReachesEverybody(kind: Kind, elsewhere: Bool) {
        for seed in 1...300 {
            let trial = Trial(seed: UInt64(seed), kind, elsewhere)
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
            var completed = 0
            var disposed = 0
            var subscription: Subscription?

            /// - Parameter elsewhere: whether the word of a disposal may still be on its way.
            func isWrong(_ elsewhere: Bool) -> Bool {
                zip(seen, seen.dropFirst()).contains { $1 != $0 + 1 } || seen.count > 3
                    || completed > 1 || completed == 0 && !hasLeft
                    || disposed != 1 && !(hasLeft && elsewhere)
            }
        }

        var chance: Chance
        let elsewhere: Bool
        private var sent = 0
        private var live = 0
        private let relay = SignalRelay<Parting>()
        private var drivers: [Driver<Parting>] = []
        private var listeners: [Listener] = []
        private(set) var problems: [String] = []

        init(seed: UInt64, _ kind: Kind, _ elsewhere: Bool) {
            chance = Chance(seed: seed)
            self.elsewhere = elsewhere
            drivers = kind.drivers(
                relay.asSignal().do(
                    onNext: { [weak self] _ in self?.act(percent: 10) },
                    onSubscribe: { [weak self] in self?.noteRun(1) },
                    onDispose: { [weak self] in self?.noteRun(-1) }))
        }

        func run() {
            actUntilDone()
            // Now everything is quiet.
            for _ in 0..<3 { send() }
            for listener in listeners {
                if listener.isWrong(elsewhere) { problems.append("\(listener) of \(sent)") }
                listener.subscription?.dispose()
            }
            if live != 0, !elsewhere { problems.append("\(live) are live") }
        }

        private func noteRun(_ change: Int) {
            live += change
            if live > 1, !elsewhere { problems.append("\(live) at a time") }
            act(percent: change > 0 ? 15 : 40)
        }

        func send() {
            sent += 1
            relay.accept(parting(sent, percent: 10))
        }

        func join() {
            let place = listeners.count
            listeners.append(Listener())
            let held = parting(0, percent: 30)
            listeners[place].subscription = drivers[chance.draw(drivers.count)].drive(
                onNext: { [weak self] element in
                    withExtendedLifetime(held) {
                        self?.note("\(element.number)", at: place) { $0.seen.append(element.number) }
                    }
                },
                onCompleted: { [weak self] in self?.note("|", at: place) { $0.completed += 1 } },
                onDisposed: { [weak self] in
                    self?.listeners[place].disposed += 1
                    self?.act(percent: 30)
                })
        }

        private func note(_ event: String, at place: Int, _ change: (inout Listener) -> Void) {
            let listener = listeners[place]
            if listener.hasLeft || listener.completed > 0 { problems.append("\(event) after the end") }
            change(&listeners[place])
            act(percent: 35)
        }

        func leave() {
            let present = listeners.indices.filter {
                !listeners[$0].hasLeft && listeners[$0].completed == 0 && listeners[$0].subscription != nil
            }
            if present.isEmpty { return }
            let place = present[chance.draw(present.count)]
            listeners[place].hasLeft = true
            dispose(of: listeners[place].subscription)
        }
    }
}
