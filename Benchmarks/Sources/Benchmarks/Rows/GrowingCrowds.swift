import Streams
import Synchronization

/// Many who come and go: what one of them costs may grow with the logarithm of their number, not faster.
extension Row {
    static var growingCrowds: [Row] {
        sizes.map(racing) + sizes.map(leavingAtOnce) + sizes.map(takingOneOfMany)
    }

    private static func racing(_ count: Int) -> Row {
        Row("amb of \(count), per stream", .subscription, events: count) {
            let tally = Tally()
            let subjects = (0..<count).map { _ in HandSubject<Int>() }
            return {
                let winner = Mutex<Int?>(nil)
                let indexes = subjects.enumerated().map { own, subject in
                    subject.listen { number in
                        let wins = winner.withLock { winner in
                            if winner == nil { winner = own }
                            return winner == own
                        }
                        if wins { tally.add(number) }
                    }
                }
                subjects[0].send(1)
                for (subject, index) in zip(subjects, indexes) { subject.leave(index) }
            }
        } ours: {
            let tally = Tally()
            let subjects = (0..<count).map { _ in PublishSubject<Int, Never>() }
            let race = Observable.amb(subjects.map { $0.asObservable() })
            return {
                let running = race.subscribe(onNext: { tally.add($0) })
                subjects[0].onNext(1)
                running.dispose()
            }
        }
    }

    private static func leavingAtOnce(_ count: Int) -> Row {
        Row("take(1) by \(count) at the same event", .subscription, events: count) {
            let tally = Tally()
            let subject = HandSubject<Int>()
            return {
                for _ in 0..<count {
                    let place = Mutex(0)
                    let index = subject.listen { number in
                        subject.leave(place.withLock { $0 })
                        tally.add(number)
                    }
                    place.withLock { $0 = index }
                }
                subject.send(1)
            }
        } ours: {
            let tally = Tally()
            let subject = PublishSubject<Int, Never>()
            let first = subject.take(1)
            return {
                for _ in 0..<count { _ = first.subscribe(onNext: { tally.add($0) }) }
                subject.onNext(1)
            }
        }
    }

    private static func takingOneOfMany(_ count: Int) -> Row {
        Row("take(1) by \(count) of a full share(replay: \(count))", .subscription, events: count) {
            let tally = Tally()
            let subject = HandSubject<Int>()
            let latest = Mutex((ring: Array(0..<count), start: count / 2))
            return {
                for _ in 0..<count {
                    let wantsMore: @Sendable (Int) -> Bool = { number in
                        tally.add(number)
                        return false
                    }
                    let index = subject.listen { _ = wantsMore($0) }
                    let (ring, start) = latest.withLock { $0 }
                    if ring[start...].allSatisfy(wantsMore), ring[..<start].allSatisfy(wantsMore) { continue }
                    subject.leave(index)
                }
            }
        } ours: {
            let tally = Tally()
            let subject = PublishSubject<Int, Never>()
            let shared = subject.share(replay: count)
            _ = shared.subscribe(onNext: { tally.add($0) })
            for number in 0..<count + count / 2 { subject.onNext(number) }
            let first = shared.take(1)
            return { for _ in 0..<count { _ = first.subscribe(onNext: { tally.add($0) }) } }
        }
    }
}
