import Streams
import Synchronization

extension Row {
    static var flattening: [Row] { [flatMap, concatMap, waitingInners, latestOfJust, latestOfSubject] }

    private static var flatMap: Row {
        let count = opaque(1000)
        return Row("flatMap of 10-element inners, per inner event", events: count * 10, baseline: innersByHand(count)) {
            let tally = Tally()
            return {
                _ = Observable<Int, Never>.from(0..<count).flatMap { Observable.from($0..<$0 &+ 10) }
                    .subscribe(onNext: { tally.add($0) })
            }
        }
    }

    private static var concatMap: Row {
        let count = opaque(1000)
        return Row("concatMap of 10-element inners, per inner event", events: count * 10, baseline: innersByHand(count))
        {
            let tally = Tally()
            return {
                _ = Observable<Int, Never>.from(0..<count).concatMap { Observable.from($0..<$0 &+ 10) }
                    .subscribe(onNext: { tally.add($0) })
            }
        }
    }

    /// A loop in a loop, and a closure that is told.
    private static func innersByHand(_ count: Int) -> () -> Work {
        {
            let tally = Tally()
            let listener: (Int) -> Void = opaque { tally.add($0) }
            return { for number in 0..<count { for next in number..<number &+ 10 { listener(next) } } }
        }
    }

    private static var waitingInners: Row {
        let count = opaque(1000)
        return Row("concatMap whose inners wait, per inner", .subscription, events: count) {
            let tally = Tally()
            let (outer, inner) = (HandSubject<Int>(), HandSubject<Int>())
            let state = Mutex((waiting: HandQueue<Int>(), place: Int?.none))
            let start: @Sendable (Int) -> Void = { number in
                let place = inner.listen { tally.add($0 &+ number) }
                state.withLock { $0.place = place }
            }
            outer.listen { number in
                let mayStart = state.withLock { state in
                    if state.place != nil { state.waiting.append(number) }
                    return state.place == nil
                }
                if mayStart { start(number) }
            }
            return {
                for number in 0..<count { outer.send(number) }
                for number in 0..<count {
                    inner.send(number)
                    let (ended, next) = state.withLock { ($0.place.take(), $0.waiting.popFirst()) }
                    if let ended { inner.leave(ended) }
                    if let next { start(next) }
                }
            }
        } ours: {
            let tally = Tally()
            let (outer, inner) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
            let first = inner.take(1)
            _ = outer.concatMap { number in first.map { $0 &+ number } }.subscribe(onNext: { tally.add($0) })
            return {
                for number in 0..<count { outer.onNext(number) }
                for number in 0..<count { inner.onNext(number) }
            }
        }
    }

    private static var latestOfJust: Row {
        let count = opaque(1000)
        return Row("flatMapLatest of just, per outer event", events: count) {
            let tally = Tally()
            let subject = HandSubject<Int>()
            let running = Mutex<HandTask?>(nil)
            // One object for each inner stream, which is what somebody who writes this by hand cannot do without.
            subject.listen { number in
                let task = HandTask()
                let old = running.withLock { running in
                    defer { running = task }
                    return running
                }
                old?.cancel()
                if !task.isCancelled { tally.add(number) }
            }
            return { for number in 0..<count { subject.send(number) } }
        } ours: {
            let tally = Tally()
            let subject = PublishSubject<Int, Never>()
            _ = subject.flatMapLatest { .just($0) }.subscribe(onNext: { tally.add($0) })
            return { for number in 0..<count { subject.onNext(number) } }
        }
    }

    private static var latestOfSubject: Row {
        let count = opaque(10_000)
        return Row("flatMapLatest of a subject, per inner event", events: count) {
            let tally = Tally()
            let inner = HandSubject<Int>()
            inner.listen { tally.add($0) }
            return { for number in 0..<count { inner.send(number) } }
        } ours: {
            let tally = Tally()
            let inner = PublishSubject<Int, Never>()
            let outer = BehaviorRelay(0)
            _ = outer.flatMapLatest { _ in inner.asObservable() }.subscribe(onNext: { tally.add($0) })
            return { for number in 0..<count { inner.onNext(number) } }
        }
    }
}
