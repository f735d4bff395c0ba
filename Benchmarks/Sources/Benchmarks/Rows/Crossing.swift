import Dispatch
import Streams

extension Row {
    static var crossing: [Row] { [values, eightThreads] }

    private static var values: Row {
        let count = opaque(10_000)
        return Row("values with for await", events: count, time: .wall) {
            {
                let (stream, continuation) = AsyncStream<Int>.makeStream()
                let reader = Task { @concurrent in
                    var sum = 0
                    for await number in stream { sum &+= number }
                    return sum
                }
                for number in 0..<count { continuation.yield(number) }
                continuation.finish()
                use(await reader.value)
            }
        } ours: {
            {
                let subject = PublishSubject<Int, Never>()
                let iterator = subject.values.makeAsyncIterator()
                nonisolated(unsafe) let elements = iterator
                let reader = Task { @concurrent in
                    var (elements, sum) = (elements, 0)
                    while let number = await elements.next() { sum &+= number }
                    return sum
                }
                for number in 0..<count { subject.onNext(number) }
                subject.onCompleted()
                use(await reader.value)
            }
        }
    }

    private static var eightThreads: Row {
        let count = opaque(20_000)
        return Row("eight threads into one subject", events: count * 8, time: .wall) {
            let tally = Tally()
            let subject = HandSubject<Int>()
            subject.listen { tally.add($0) }
            return {
                DispatchQueue.concurrentPerform(iterations: 8) { _ in
                    for number in 0..<count { subject.send(number) }
                }
            }
        } ours: {
            let tally = Tally()
            let subject = PublishSubject<Int, Never>()
            _ = subject.subscribe(onNext: { tally.add($0) })
            return {
                DispatchQueue.concurrentPerform(iterations: 8) { _ in
                    for number in 0..<count { subject.onNext(number) }
                }
            }
        }
    }
}
