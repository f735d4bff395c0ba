import Streams

extension Row {
    static var subscribing: [Row] {
        [subscribeTwo, subscribeThree, subscribeDriver] + [10, 100, 1000, 10_000].map(bag)
    }

    private static var subscribeTwo: Row {
        let count = opaque(1000)
        return Row("subscribe + dispose: subject → map → filter", .subscription, events: count) {
            let tally = Tally()
            let subject = HandSubject<Int>()
            return {
                for _ in 0..<count {
                    subject.leave(subject.listen(tripled(even { tally.add($0) })))
                }
            }
        } ours: {
            let tally = Tally()
            let subject = PublishSubject<Int, Never>()
            let chain = opaque(subject.map { $0 &* 3 }.filter { $0 & 1 == 0 })
            return { for _ in 0..<count { chain.subscribe(onNext: { tally.add($0) }).dispose() } }
        }
    }

    private static var subscribeThree: Row {
        let count = opaque(1000)
        return Row("subscribe + dispose: subject → map → filter → compactMap", .subscription, events: count) {
            let tally = Tally()
            let subject = HandSubject<Int>()
            return {
                for _ in 0..<count {
                    subject.leave(subject.listen(tripled(even(positive { tally.add($0) }))))
                }
            }
        } ours: {
            let tally = Tally()
            let subject = PublishSubject<Int, Never>()
            let chain = opaque(subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.compactMap { $0 > 0 ? $0 : nil })
            return { for _ in 0..<count { chain.subscribe(onNext: { tally.add($0) }).dispose() } }
        }
    }

    private static var subscribeDriver: Row {
        let count = opaque(1000)
        return Row("subscribe + dispose: main-actor relay → map → filter", .subscription, events: count) {
            let tally = Tally()
            let subject = HandMainSubject<Int>()
            return {
                for _ in 0..<count {
                    let listener = tripled(even { tally.add($0) })
                    listener(0)
                    subject.leave(subject.listen(listener))
                }
            }
        } ours: {
            let tally = Tally()
            let relay = DriverRelay(0)
            let chain = opaque(relay.asDriver().map { $0 &* 3 }.filter { $0 & 1 == 0 })
            return { for _ in 0..<count { chain.drive(onNext: { tally.add($0) }).dispose() } }
        }
    }

    private static func bag(_ count: Int) -> Row {
        Row("making and freeing \(count) in a bag", .subscription, events: count) {
            let tally = Tally()
            let subject = HandSubject<Int>()
            return {
                var bag: [() -> Void] = []
                for _ in 0..<count {
                    let index = subject.listen { tally.add($0) }
                    bag.append { subject.leave(index) }
                }
                for dispose in bag { dispose() }
            }
        } ours: {
            let tally = Tally()
            let subject = PublishSubject<Int, Never>()
            return {
                let bag = DisposeBag()
                for _ in 0..<count { subject.subscribe(onNext: { tally.add($0) }).disposed(by: bag) }
            }
        }
    }
}

// Operators by hand, each a closure that the optimiser does not see through, as where a chain is built in several places.

private typealias Listener = @Sendable (Int) -> Void

@inline(never)
private func tripled(_ next: @escaping Listener) -> Listener { { next($0 &* 3) } }

@inline(never)
private func even(_ next: @escaping Listener) -> Listener { { if $0 & 1 == 0 { next($0) } } }

@inline(never)
private func positive(_ next: @escaping Listener) -> Listener { { if $0 > 0 { next($0) } } }
