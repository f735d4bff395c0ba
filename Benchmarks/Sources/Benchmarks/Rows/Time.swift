import Streams
import StreamsTesting
import Synchronization

extension Row {
    static var time: [Row] { [debounce, throttle] }

    private static var debounce: Row {
        let count = opaque(10_000)
        return Row("debounce, superseded events in virtual time", events: count) {
            let tally = Tally()
            let pending = Mutex<Int?>(nil)
            let timer = HandTimer { if let number = pending.withLock({ $0.take() }) { tally.add(number) } }
            let subject = HandSubject<Int>()
            subject.listen { number in
                pending.withLock { $0 = number }
                timer.arm(after: 10)
            }
            return {
                for number in 0..<count { subject.send(number) }
                timer.advance(by: 20)
            }
        } ours: {
            let tally = Tally()
            let time = VirtualScheduler()
            let subject = PublishSubject<Int, Never>()
            _ = subject.debounce(.milliseconds(10), scheduler: time).subscribe(onNext: { tally.add($0) })
            return {
                for number in 0..<count { subject.onNext(number) }
                time.advance(by: .milliseconds(20))
            }
        }
    }

    private static var throttle: Row {
        let count = opaque(10_000)
        return Row("throttle, fed without pause in virtual time", events: count) {
            let tally = Tally()
            let pending = Mutex<Int?>(nil)
            let timer = HandTimer { if let number = pending.withLock({ $0.take() }) { tally.add(number) } }
            let subject = HandSubject<Int>()
            subject.listen { number in
                if timer.isArmed { return pending.withLock { $0 = number } }
                tally.add(number)
                timer.arm(after: 10)
            }
            return {
                for number in 0..<count { subject.send(number) }
                timer.advance(by: 20)
            }
        } ours: {
            let tally = Tally()
            let time = VirtualScheduler()
            let subject = PublishSubject<Int, Never>()
            _ = subject.throttle(.milliseconds(10), scheduler: time).subscribe(onNext: { tally.add($0) })
            return {
                for number in 0..<count { subject.onNext(number) }
                time.advance(by: .milliseconds(20))
            }
        }
    }
}
