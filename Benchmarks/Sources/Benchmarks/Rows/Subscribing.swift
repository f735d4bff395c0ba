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
                    let sink: @Sendable (Int) -> Void = { tally.add($0) }
                    let last = opaque(sink)
                    let filter: @Sendable (Int) -> Void = { if $0 & 1 == 0 { last($0) } }
                    let middle = opaque(filter)
                    let map: @Sendable (Int) -> Void = { middle($0 &* 3) }
                    subject.leave(subject.listen(opaque(map)))
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
                    let sink: @Sendable (Int) -> Void = { tally.add($0) }
                    let last = opaque(sink)
                    let positive: @Sendable (Int) -> Void = { if $0 > 0 { last($0) } }
                    let next = opaque(positive)
                    let filter: @Sendable (Int) -> Void = { if $0 & 1 == 0 { next($0) } }
                    let middle = opaque(filter)
                    let map: @Sendable (Int) -> Void = { middle($0 &* 3) }
                    subject.leave(subject.listen(opaque(map)))
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
                    let sink: (Int) -> Void = { tally.add($0) }
                    let last = opaque(sink)
                    let filter: (Int) -> Void = { if $0 & 1 == 0 { last($0) } }
                    let middle = opaque(filter)
                    let map: (Int) -> Void = { middle($0 &* 3) }
                    opaque(map)(0)
                    subject.leave(subject.listen(opaque(map)))
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
