import Streams
import Synchronization

extension Row {
    static var combining: [Row] {
        [
            combineTwo, combineEight, zipTwo("zip of 2 subjects", ahead: 1),
            zipTwo("zip of 2 where one side runs ahead", ahead: 1000), zipFour, withLatest, mergeTwo,
        ]
    }

    private static var combineTwo: Row {
        let count = opaque(10_000)
        return Row("combineLatest of 2 subjects", events: count) {
            let tally = Tally()
            let (left, right) = (HandSubject<Int>(), HandSubject<Int>())
            let latest = Mutex<(Int?, Int?)>((nil, nil))
            let send: @Sendable (Int?, Int?) -> Void = { a, b in if let a, let b { tally.add(a &+ b) } }
            left.listen { number in
                let pair = latest.withLock {
                    $0.0 = number; return $0
                }
                send(pair.0, pair.1)
            }
            right.listen { number in
                let pair = latest.withLock {
                    $0.1 = number; return $0
                }
                send(pair.0, pair.1)
            }
            return { for number in 0..<count / 2 { left.send(number); right.send(number) } }
        } ours: {
            let tally = Tally()
            let (left, right) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
            _ = Observable.combineLatest(left.asObservable(), right.asObservable())
                .subscribe(onNext: { tally.add($0 &+ $1) })
            return { for number in 0..<count / 2 { left.onNext(number); right.onNext(number) } }
        }
    }

    private static var combineEight: Row {
        let count = opaque(8000)
        return Row("combineLatest of 8 subjects", events: count) {
            let tally = Tally()
            let subjects = (0..<8).map { _ in HandSubject<Int>() }
            let latest = Mutex<(Int, Int, Int, Int, Int, Int, Int, Int)>((0, 0, 0, 0, 0, 0, 0, 0))
            let writes: [@Sendable (inout (Int, Int, Int, Int, Int, Int, Int, Int), Int) -> Void] = [
                { $0.0 = $1 }, { $0.1 = $1 }, { $0.2 = $1 }, { $0.3 = $1 },
                { $0.4 = $1 }, { $0.5 = $1 }, { $0.6 = $1 }, { $0.7 = $1 },
            ]
            for (subject, write) in zip(subjects, writes) {
                subject.listen { number in
                    let all = latest.withLock { latest in
                        write(&latest, number)
                        return latest
                    }
                    tally.add(all.0 &+ all.7)
                }
            }
            return { for number in 0..<count / 8 { for subject in subjects { subject.send(number) } } }
        } ours: {
            let tally = Tally()
            let subjects = (0..<8).map { _ in PublishSubject<Int, Never>() }
            let streams = subjects.map { $0.asObservable() }
            _ = Observable.combineLatest(
                streams[0], streams[1], streams[2], streams[3], streams[4], streams[5], streams[6], streams[7]
            )
            .subscribe(onNext: { latest in tally.add(latest.0 &+ latest.7) })
            return { for number in 0..<count / 8 { for subject in subjects { subject.onNext(number) } } }
        }
    }

    /// - Parameter ahead: how many the left side sends before the right side sends as many.
    private static func zipTwo(_ name: String, ahead: Int) -> Row {
        let rounds = opaque(5000 / ahead)
        return Row(name, events: rounds * ahead * 2) {
            let tally = Tally()
            let (left, right) = (HandSubject<Int>(), HandSubject<Int>())
            let waiting = Mutex((left: HandQueue<Int>(), right: HandQueue<Int>()))
            left.listen { number in
                let other = waiting.withLock { waiting in
                    let other = waiting.right.popFirst()
                    if other == nil { waiting.left.append(number) }
                    return other
                }
                if let other { tally.add(number &+ other) }
            }
            right.listen { number in
                let other = waiting.withLock { waiting in
                    let other = waiting.left.popFirst()
                    if other == nil { waiting.right.append(number) }
                    return other
                }
                if let other { tally.add(other &+ number) }
            }
            return {
                for _ in 0..<rounds {
                    for number in 0..<ahead { left.send(number) }
                    for number in 0..<ahead { right.send(number) }
                }
            }
        } ours: {
            let tally = Tally()
            let (left, right) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
            _ = Observable.zip(left.asObservable(), right.asObservable()).subscribe(onNext: { tally.add($0 &+ $1) })
            return {
                for _ in 0..<rounds {
                    for number in 0..<ahead { left.onNext(number) }
                    for number in 0..<ahead { right.onNext(number) }
                }
            }
        }
    }

    private static var zipFour: Row {
        let count = opaque(10_000)
        return Row("zip of 4 subjects", events: count) {
            let tally = Tally()
            let subjects = (0..<4).map { _ in HandSubject<Int>() }
            let waiting = Mutex(HandZip(4))
            for (index, subject) in subjects.enumerated() {
                subject.listen { number in
                    let all = waiting.withLock { waiting -> (Int, Int, Int, Int)? in
                        guard waiting.put(number, at: index) else { return nil }
                        return (waiting.take(at: 0), waiting.take(at: 1), waiting.take(at: 2), waiting.take(at: 3))
                    }
                    if let all { tally.add(all.0 &+ all.3) }
                }
            }
            return { for number in 0..<count / 4 { for subject in subjects { subject.send(number) } } }
        } ours: {
            let tally = Tally()
            let subjects = (0..<4).map { _ in PublishSubject<Int, Never>() }
            let streams = subjects.map { $0.asObservable() }
            _ = Observable.zip(streams[0], streams[1], streams[2], streams[3])
                .subscribe(onNext: { all in tally.add(all.0 &+ all.3) })
            return { for number in 0..<count / 4 { for subject in subjects { subject.onNext(number) } } }
        }
    }

    private static var withLatest: Row {
        let count = opaque(10_000)
        return Row("withLatestFrom", events: count) {
            let tally = Tally()
            let (left, right) = (HandSubject<Int>(), HandSubject<Int>())
            let latest = Mutex<Int?>(nil)
            left.listen { number in if let other = latest.withLock({ $0 }) { tally.add(number &+ other) } }
            right.listen { number in latest.withLock { $0 = number } }
            right.send(1)
            return { for number in 0..<count { left.send(number) } }
        } ours: {
            let tally = Tally()
            let (left, right) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
            _ = left.withLatestFrom(right) { $0 &+ $1 }.subscribe(onNext: { tally.add($0) })
            right.onNext(1)
            return { for number in 0..<count { left.onNext(number) } }
        }
    }

    private static var mergeTwo: Row {
        let count = opaque(10_000)
        return Row("merge of 2 subjects", events: count) {
            let tally = Tally()
            let lock = Mutex(())
            let (left, right) = (HandSubject<Int>(), HandSubject<Int>())
            left.listen { number in lock.withLock { _ in tally.add(number) } }
            right.listen { number in lock.withLock { _ in tally.add(number) } }
            return { for number in 0..<count / 2 { left.send(number); right.send(number) } }
        } ours: {
            let tally = Tally()
            let (left, right) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
            _ = left.merge(with: right.asObservable()).subscribe(onNext: { tally.add($0) })
            return { for number in 0..<count / 2 { left.onNext(number); right.onNext(number) } }
        }
    }
}
