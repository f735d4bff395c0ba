import Streams
import Synchronization

/// What joins an array of streams: an event must cost the same however long the array is.
extension Row {
    static let sizes = [10, 100, 1000, 10_000]

    static var growingArrays: [Row] {
        sizes.map(combineMany) + sizes.map(zipMany) + sizes.map(mergeMany) + sizes.map(concatMany)
    }

    private static func combineMany(_ width: Int) -> Row {
        Row("combineLatest of an array of \(width)", events: width) {
            let tally = Tally()
            let subjects = (0..<width).map { _ in HandSubject<Int>() }
            let latest = Mutex([Int](repeating: 0, count: width))
            for (index, subject) in subjects.enumerated() {
                subject.listen { number in
                    let all = latest.withLock {
                        $0[index] = number; return $0
                    }
                    tally.add(all[0] &+ all.count)
                }
            }
            return { for subject in subjects { subject.send(1) } }
        } ours: {
            let tally = Tally()
            let subjects = (0..<width).map { _ in PublishSubject<Int, Never>() }
            _ = Observable.combineLatest(subjects.map { $0.asObservable() })
                .subscribe(onNext: { all in tally.add(all[0] &+ all.count) })
            return { for subject in subjects { subject.onNext(1) } }
        }
    }

    private static func zipMany(_ width: Int) -> Row {
        Row("zip of an array of \(width)", events: width) {
            let tally = Tally()
            let subjects = (0..<width).map { _ in HandSubject<Int>() }
            let waiting = Mutex(HandZip(width))
            for (index, subject) in subjects.enumerated() {
                subject.listen { number in
                    let all = waiting.withLock { waiting in
                        waiting.put(number, at: index) ? (0..<width).map { waiting.take(at: $0) } : nil
                    }
                    if let all { tally.add(all[0] &+ all.count) }
                }
            }
            return { for subject in subjects { subject.send(1) } }
        } ours: {
            let tally = Tally()
            let subjects = (0..<width).map { _ in PublishSubject<Int, Never>() }
            _ = Observable.zip(subjects.map { $0.asObservable() })
                .subscribe(onNext: { all in tally.add(all[0] &+ all.count) })
            return { for subject in subjects { subject.onNext(1) } }
        }
    }

    private static func mergeMany(_ width: Int) -> Row {
        Row("merge of an array of \(width)", events: width) {
            let tally = Tally()
            let lock = Mutex(())
            let subjects = (0..<width).map { _ in HandSubject<Int>() }
            for subject in subjects { subject.listen { number in lock.withLock { _ in tally.add(number) } } }
            return { for subject in subjects { subject.send(1) } }
        } ours: {
            let tally = Tally()
            let subjects = (0..<width).map { _ in PublishSubject<Int, Never>() }
            _ = Observable.merge(subjects.map { $0.asObservable() }).subscribe(onNext: { tally.add($0) })
            return { for subject in subjects { subject.onNext(1) } }
        }
    }

    private static func concatMany(_ width: Int) -> Row {
        Row("concat of an array of \(width), per inner", .subscription, events: width) {
            let tally = Tally()
            let inner: @Sendable (@Sendable (Int) -> Void) -> Void = { sink in sink(1) }
            let inners = (0..<width).map { _ in opaque(inner) }
            return {
                let sink: @Sendable (Int) -> Void = { tally.add($0) }
                for inner in inners { inner(sink) }
            }
        } ours: {
            let tally = Tally()
            let chain = Observable.concat((0..<width).map { _ in opaque(Observable<Int, Never>.just(1)) })
            return { _ = chain.subscribe(onNext: { tally.add($0) }) }
        }
    }
}
