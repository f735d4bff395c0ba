import Dispatch
import Foundation
import Streams
import Synchronization

extension Row {
    static var crossing: [Row] { [observeOn, values, eightThreads] }

    private static var observeOn: Row {
        let count = opaque(10_000)
        return Row("observe(on: serial queue)", events: count, time: .wall) {
            let tally = Tally()
            let queue = DispatchQueue(label: "by hand")
            let subject = HandSubject<Int>()
            subject.listen { number in queue.async { tally.add(number) } }
            return {
                for number in 0..<count { subject.send(number) }
                await withCheckedContinuation { done in queue.async { done.resume() } }
            }
        } ours: {
            let tally = Tally()
            let queue = DispatchQueue(label: "ours")
            let subject = PublishSubject<Int, Never>()
            let last = Mutex<CheckedContinuation<Void, Never>?>(nil)
            _ = subject.observe(on: SerialScheduler(queue: queue)).subscribe(onNext: { number in
                tally.add(number)
                if number == count { last.withLock { $0.take() }?.resume() }
            })
            return {
                for number in 0..<count { subject.onNext(number) }
                await withCheckedContinuation { done in
                    last.withLock { $0 = done }
                    subject.onNext(count)
                }
            }
        }
    }

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
                // The value that it begins with tells that the loop has subscribed.
                let subject = BehaviorSubject<Int, Never>(-1)
                var reader: Task<Int, Never>?
                await withCheckedContinuation { started in
                    reader = Task { @concurrent in
                        var sum = 0
                        for await number in subject.values {
                            if number < 0 { started.resume() } else { sum &+= number }
                        }
                        return sum
                    }
                }
                for number in 0..<count { subject.onNext(number) }
                subject.onCompleted()
                use(await reader?.value)
            }
        }
    }

    private static var eightThreads: Row {
        let count = opaque(5000)
        return Row("eight threads into one subject", events: count * 8, time: .wall) {
            let tally = Tally()
            let subject = HandSubject<Int>()
            subject.listen { tally.add($0) }
            return { onEightThreads { for number in 0..<count { subject.sendInTurn(number) } } }
        } ours: {
            let tally = Tally()
            let subject = PublishSubject<Int, Never>()
            _ = subject.subscribe(onNext: { tally.add($0) })
            return { onEightThreads { for number in 0..<count { subject.onNext(number) } } }
        }
    }
}

/// Does the work eight times at once, and returns when all is done. (`concurrentPerform` takes no more threads than there
/// are cores.)
private func onEightThreads(_ work: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<8 {
        group.enter()
        Thread {
            work()
            group.leave()
        }.start()
    }
    group.wait()
}
