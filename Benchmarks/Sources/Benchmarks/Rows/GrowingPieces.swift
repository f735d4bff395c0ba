import Streams
import StreamsTesting
import Synchronization

/// What cuts a stream into pieces: an element must cost the same however long they are.
extension Row {
    static var growingPieces: [Row] {
        sizes.map(buffered) + sizes.map(windows)
    }

    private static func buffered(_ count: Int) -> Row {
        Row("buffer of \(count)", events: count * 2) {
            let tally = Tally()
            let pending = Mutex<[Int]>([])
            let send: @Sendable () -> Void = {
                let all = pending.withLock { pending in
                    defer { pending = [] }
                    return pending
                }
                tally.add(all.count)
            }
            let timer = HandTimer(send)
            let subject = HandSubject<Int>()
            timer.arm(after: 10)
            subject.listen { number in
                let isFull = pending.withLock { pending in
                    pending.append(number)
                    return pending.count == count
                }
                if isFull {
                    timer.arm(after: 10)
                    send()
                }
            }
            return { for number in 0..<count * 2 { subject.send(number) } }
        } ours: {
            let tally = Tally()
            let time = VirtualScheduler()
            let subject = PublishSubject<Int, Never>()
            _ = subject.buffer(timeSpan: .milliseconds(10), count: count, scheduler: time)
                .subscribe(onNext: { tally.add($0.count) })
            return { for number in 0..<count * 2 { subject.onNext(number) } }
        }
    }

    private static func windows(_ count: Int) -> Row {
        Row("window of \(count)", events: count * 2) {
            let tally = Tally()
            let current = Mutex<(window: HandSubject<Int>?, sent: Int)>((nil, 0))
            let open: @Sendable () -> Void = {
                let window = HandSubject<Int>()
                window.listen { tally.add($0) }
                current.withLock { $0 = (window, 0) }
            }
            let timer = HandTimer(open)
            let subject = HandSubject<Int>()
            timer.arm(after: 10)
            open()
            subject.listen { number in
                let (window, isFull) = current.withLock { current in
                    current.sent += 1
                    return (current.window, current.sent == count)
                }
                window?.send(number)
                if isFull {
                    timer.arm(after: 10)
                    open()
                }
            }
            return { for number in 0..<count * 2 { subject.send(number) } }
        } ours: {
            let tally = Tally()
            let time = VirtualScheduler()
            let subject = PublishSubject<Int, Never>()
            _ = subject.window(timeSpan: .milliseconds(10), count: count, scheduler: time)
                .subscribe(onNext: { window in _ = window.subscribe(onNext: { tally.add($0) }) })
            return { for number in 0..<count * 2 { subject.onNext(number) } }
        }
    }
}
