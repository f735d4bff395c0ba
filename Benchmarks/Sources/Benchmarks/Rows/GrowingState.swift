import Streams
import StreamsTesting
import Synchronization

/// What keeps something for each of many: the cost of one must not depend on how many there are.
extension Row {
    static var growingState: [Row] {
        sizes.map(innersAlive) + sizes.map(groups) + sizes.map(sharing) + sizes.map(replaying) + sizes.map(delayed)
    }

    private static func innersAlive(_ count: Int) -> Row {
        Row("flatMap with \(count) inners alive, per inner", .subscription, events: count) {
            let tally = Tally()
            let inner = HandSubject<Int>()
            return {
                let indexes = (0..<count).map { _ in inner.listen { tally.add($0) } }
                inner.send(1)
                for index in indexes { inner.leave(index) }
            }
        } ours: {
            let tally = Tally()
            let inner = PublishSubject<Int, Never>()
            return {
                let outer = PublishSubject<Int, Never>()
                let running = outer.flatMap { _ in inner.asObservable() }.subscribe(onNext: { tally.add($0) })
                for number in 0..<count { outer.onNext(number) }
                inner.onNext(1)
                running.dispose()
            }
        }
    }

    private static func groups(_ count: Int) -> Row {
        Row("groupBy with \(count) groups", events: count * 10) {
            let tally = Tally()
            return {
                let groups = Mutex<[Int: HandSubject<Int>]>([:])
                let subject = HandSubject<Int>()
                subject.listen { number in
                    let group = groups.withLock { groups in
                        if let group = groups[number % count] { return group }
                        let group = HandSubject<Int>()
                        group.listen { tally.add($0) }
                        groups[number % count] = group
                        return group
                    }
                    group.send(number)
                }
                for number in 0..<count * 10 { subject.send(number) }
            }
        } ours: {
            let tally = Tally()
            return {
                let subject = PublishSubject<Int, Never>()
                _ = subject.groupBy { $0 % count }.subscribe(onNext: { group in
                    _ = group.subscribe(onNext: { tally.add($0) })
                })
                for number in 0..<count * 10 { subject.onNext(number) }
            }
        }
    }

    private static func sharing(_ count: Int) -> Row {
        Row("share(1) with \(count) who leave in turn", .subscription, events: count) {
            let tally = Tally()
            let value = HandValue(1)
            return {
                let indexes = (0..<count).map { _ in value.listen { tally.add($0) } }
                for index in indexes { value.leave(index) }
            }
        } ours: {
            let tally = Tally()
            let shared = BehaviorRelay(1).share(replay: 1)
            return {
                let subscriptions = (0..<count).map { _ in shared.subscribe(onNext: { tally.add($0) }) }
                for subscription in subscriptions { subscription.dispose() }
            }
        }
    }

    private static func replaying(_ count: Int) -> Row {
        Row("replay of \(count) of twice as many", events: count * 2) {
            let tally = Tally()
            return {
                let latest = Mutex(HandRing(count))
                for number in 0..<count * 2 { latest.withLock { $0.append(number) } }
                latest.withLock { $0 }.forEach { tally.add($0) }
            }
        } ours: {
            let tally = Tally()
            return {
                let subject = ReplaySubject<Int, Never>(bufferSize: count)
                for number in 0..<count * 2 { subject.onNext(number) }
                _ = subject.subscribe(onNext: { tally.add($0) })
            }
        }
    }

    private static func delayed(_ count: Int) -> Row {
        Row("delay with \(count) on their way", events: count) {
            let tally = Tally()
            let time = HandClock()
            let subject = HandSubject<Int>()
            subject.listen { number in time.after(10) { tally.add(number) } }
            return {
                for number in 0..<count { subject.send(number) }
                time.advance(by: 10)
            }
        } ours: {
            let tally = Tally()
            let time = VirtualScheduler()
            let subject = PublishSubject<Int, Never>()
            _ = subject.delay(.milliseconds(10), scheduler: time).subscribe(onNext: { tally.add($0) })
            return {
                for number in 0..<count { subject.onNext(number) }
                time.advance(by: .milliseconds(10))
            }
        }
    }
}
