import Streams
import Synchronization

/// What keeps elements: one of them must cost the same however many are kept.
extension Row {
    static var growingElements: [Row] {
        sizes.map(takingLast) + sizes.map(different) + sizes.map(collected) + sizes.map(unread)
    }

    private static func takingLast(_ count: Int) -> Row {
        Row("takeLast(\(count)) of twice as many", events: count * 2) {
            let tally = Tally()
            return {
                let latest = Mutex(HandRing(count))
                let subject = HandSubject<Int>()
                subject.listen { number in latest.withLock { $0.append(number) } }
                for number in 0..<count * 2 { subject.send(number) }
                latest.withLock { $0 }.forEach { tally.add($0) }
            }
        } ours: {
            let tally = Tally()
            return {
                let subject = PublishSubject<Int, Never>()
                _ = subject.takeLast(count).subscribe(onNext: { tally.add($0) })
                for number in 0..<count * 2 { subject.onNext(number) }
                subject.onCompleted()
            }
        }
    }

    private static func different(_ count: Int) -> Row {
        Row("distinct() of \(count), each twice", events: count * 2) {
            let tally = Tally()
            return {
                let seen = Mutex<Set<Int>>([])
                let subject = HandSubject<Int>()
                subject.listen { number in
                    if seen.withLock({ $0.insert(number).inserted }) { tally.add(number) }
                }
                for number in 0..<count { subject.send(number) }
                for number in 0..<count { subject.send(number) }
            }
        } ours: {
            let tally = Tally()
            return {
                let subject = PublishSubject<Int, Never>()
                _ = subject.distinct().subscribe(onNext: { tally.add($0) })
                for number in 0..<count { subject.onNext(number) }
                for number in 0..<count { subject.onNext(number) }
            }
        }
    }

    private static func collected(_ count: Int) -> Row {
        Row("scan(into:) an array of \(count)", events: count) {
            let tally = Tally()
            let listener: @Sendable ([Int]) -> Void = { tally.add($0.count) }
            return {
                let all = Mutex<[Int]>([])
                let subject = HandSubject<Int>()
                subject.listen { number in
                    let all = all.withLock { all -> [Int] in
                        all.append(number)
                        return all
                    }
                    listener(all)
                }
                for number in 0..<count { subject.send(number) }
            }
        } ours: {
            let tally = Tally()
            return {
                let subject = PublishSubject<Int, Never>()
                _ = subject.scan(into: [Int]()) { $0.append($1) }.subscribe(onNext: { tally.add($0.count) })
                for number in 0..<count { subject.onNext(number) }
            }
        }
    }

    private static func unread(_ count: Int) -> Row {
        Row("values with a full buffer of \(count)", events: count * 2, time: .wall) {
            return { await yieldAndRead(count) }
        } ours: {
            return { await sendAndRead(count) }
        }
    }

    private static func yieldAndRead(_ count: Int) async {
        let (stream, continuation) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(count))
        for number in 0..<count * 2 { continuation.yield(number) }
        continuation.finish()
        let reader = Task { @concurrent in
            var sum = 0
            for await number in stream { sum &+= number }
            return sum
        }
        use(await reader.value)
    }

    private static func sendAndRead(_ count: Int) async {
        let elements = Observable<Int, Never>.from(0..<count * 2).values(buffering: .bufferingNewest(count))
        let reader = Task { @concurrent in
            var sum = 0
            for await number in elements { sum &+= number }
            return sum
        }
        use(await reader.value)
    }
}
