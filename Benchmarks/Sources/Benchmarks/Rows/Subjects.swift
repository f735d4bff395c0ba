import Streams
import Synchronization

extension Row {
    static var subjects: [Row] {
        [subjectChain, subjectScan] + [1, 10, 100, 1000, 10_000].map(fanOut)
            + [behaviorRelay, behaviorRelayUpdate, distinctShared]
    }

    private static var subjectChain: Row {
        let count = opaque(10_000)
        return Row("subject → map → filter → subscriber", events: count) {
            let tally = Tally()
            let subject = HandSubject<Int>()
            subject.listen { number in
                let tripled = number &* 3
                if tripled & 1 == 0 { tally.add(tripled) }
            }
            return { for number in 0..<count { subject.send(number) } }
        } ours: {
            let tally = Tally()
            let subject = PublishSubject<Int, Never>()
            _ = subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.subscribe(onNext: { tally.add($0) })
            return { for number in 0..<count { subject.onNext(number) } }
        }
    }

    private static var subjectScan: Row {
        let count = opaque(10_000)
        return Row("subject → map → filter → scan", events: count) {
            let tally = Tally()
            let subject = HandSubject<Int>()
            let sum = Mutex(0)
            subject.listen { number in
                let tripled = number &* 3
                guard tripled & 1 == 0 else { return }
                tally.add(
                    sum.withLock {
                        $0 &+= tripled; return $0
                    })
            }
            return { for number in 0..<count { subject.send(number) } }
        } ours: {
            let tally = Tally()
            let subject = PublishSubject<Int, Never>()
            _ = subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.scan(0) { $0 &+ $1 }.subscribe(onNext: { tally.add($0) })
            return { for number in 0..<count { subject.onNext(number) } }
        }
    }

    private static func fanOut(to width: Int) -> Row {
        let sends = opaque(max(1, 10_000 / width))
        return Row("fan-out to \(width), per delivery", events: sends * width) {
            let tally = Tally()
            let subject = HandSubject<Int>()
            for _ in 0..<width { subject.listen { tally.add($0) } }
            return { for number in 0..<sends { subject.send(number) } }
        } ours: {
            let tally = Tally()
            let subject = PublishSubject<Int, Never>()
            for _ in 0..<width { _ = subject.subscribe(onNext: { tally.add($0) }) }
            return { for number in 0..<sends { subject.onNext(number) } }
        }
    }

    private static var behaviorRelay: Row {
        let count = opaque(10_000)
        return Row("behavior relay: set and deliver", events: count) {
            let tally = Tally()
            let value = HandValue(0)
            value.listen { tally.add($0) }
            return { for number in 0..<count { value.set(number) } }
        } ours: {
            let tally = Tally()
            let relay = BehaviorRelay(0)
            _ = relay.subscribe(onNext: { tally.add($0) })
            return { for number in 0..<count { relay.accept(number) } }
        }
    }

    private static var behaviorRelayUpdate: Row {
        let count = opaque(10_000)
        return Row("behavior relay: update and deliver", events: count) {
            let tally = Tally()
            let value = HandValue(0)
            value.listen { tally.add($0) }
            return { for _ in 0..<count { value.update { $0 &+ 1 } } }
        } ours: {
            let tally = Tally()
            let relay = BehaviorRelay(0)
            _ = relay.subscribe(onNext: { tally.add($0) })
            return { for _ in 0..<count { relay.update { $0 &+ 1 } } }
        }
    }

    private static var distinctShared: Row {
        let count = opaque(10_000)
        return Row("behavior → distinct → share(1) → 3 subscribers", events: count) {
            let tally = Tally()
            let value = HandValue(0)
            let shared = HandValue(0)
            let latest = Mutex(0)
            value.listen { number in
                let isNew = latest.withLock { latest in
                    defer { latest = number }
                    return latest != number
                }
                if isNew { shared.set(number) }
            }
            for _ in 0..<3 { shared.listen { tally.add($0) } }
            return { for number in 0..<count { value.set(number) } }
        } ours: {
            let tally = Tally()
            let relay = BehaviorRelay(0)
            let shared = relay.distinctUntilChanged().share(replay: 1)
            for _ in 0..<3 { _ = shared.subscribe(onNext: { tally.add($0) }) }
            return { for number in 0..<count { relay.accept(number) } }
        }
    }
}
