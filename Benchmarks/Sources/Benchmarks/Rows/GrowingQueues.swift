import Streams
import StreamsTesting
import Synchronization

/// What waits for its turn or its end: one of them may cost the logarithm of how many there are, not more.
extension Row {
    static var growingQueues: [Row] {
        sizes.map(composite) + sizes.map(timers) + sizes.map(reentrant)
    }

    private static func composite(_ count: Int) -> Row {
        Row("composite of \(count), every second taken out", .subscription, events: count) {
            let tally = Tally()
            return {
                let items = Mutex<[(@Sendable () -> Void)?]>([])
                for number in 0..<count { items.withLock { $0.append { tally.add(number) } } }
                for index in stride(from: 0, to: count, by: 2) { items.withLock { $0[index].take() }?() }
                let rest = items.withLock { items in
                    defer { items = [] }
                    return items
                }
                for dispose in rest { dispose?() }
            }
        } ours: {
            let tally = Tally()
            return {
                let composite = CompositeDisposable()
                let keys = (0..<count).map { number in composite.insert(Disposables.create { tally.add(number) }) }
                for index in stride(from: 0, to: count, by: 2) { if let key = keys[index] { composite.remove(key) } }
                composite.dispose()
            }
        }
    }

    private static func timers(_ count: Int) -> Row {
        Row("\(count) timers, every second called off", .subscription, events: count) {
            let tally = Tally()
            return {
                let due = Mutex<[(time: Int, action: @Sendable () -> Void, task: HandTask)]>([])
                let tasks = (0..<count).map { number in
                    let task = HandTask()
                    due.withLock { $0.append((number &* 7919 % 1000, { tally.add(number) }, task)) }
                    return task
                }
                for index in stride(from: 0, to: count, by: 2) { tasks[index].cancel() }
                // The sort is stable.
                for next in due.withLock({ $0 }).sorted(by: { $0.time < $1.time }) where !next.task.isCancelled {
                    next.action()
                }
            }
        } ours: {
            let tally = Tally()
            return {
                let time = VirtualScheduler()
                let timers = (0..<count).map { number in
                    time.schedule(after: .milliseconds(number &* 7919 % 1000)) { tally.add(number) }
                }
                for index in stride(from: 0, to: count, by: 2) { timers[index].dispose() }
                time.advance(by: .seconds(1))
            }
        }
    }

    private static func reentrant(_ count: Int) -> Row {
        Row("\(count) sent from inside a handler", events: count) {
            let tally = Tally()
            let waiting = Mutex<(queue: [Int], isSending: Bool)>(([], false))
            let subject = HandSubject<Int>()
            let send: @Sendable (Int) -> Void = { number in
                let mayGo = waiting.withLock { waiting in
                    if waiting.isSending { waiting.queue.append(number) }
                    defer { waiting.isSending = true }
                    return !waiting.isSending
                }
                guard mayGo else { return }
                var next = [number]
                while !next.isEmpty {
                    for number in next { subject.send(number) }
                    next = waiting.withLock { waiting in
                        defer { waiting = ([], !waiting.queue.isEmpty) }
                        return waiting.queue
                    }
                }
            }
            subject.listen { number in
                tally.add(number)
                if number == 0 { for next in 1..<count { send(next) } }
            }
            return { send(0) }
        } ours: {
            let tally = Tally()
            let subject = PublishSubject<Int, Never>()
            _ = subject.subscribe(onNext: { number in
                tally.add(number)
                if number == 0 { for next in 1..<count { subject.onNext(next) } }
            })
            return { subject.onNext(0) }
        }
    }
}
