import Marbles
import Streams
import Synchronization

extension Row {
    static var time: [Row] { [debounce] }

    private static var debounce: Row {
        let count = opaque(10_000)
        return Row("debounce, superseded events in virtual time", events: count) {
            let tally = Tally()
            let time = VirtualScheduler()
            let pending = Mutex<Int?>(nil)
            let subject = HandSubject<Int>()
            let timer = time.timers.timer { if let number = pending.withLock({ $0.take() }) { tally.add(number) } }
            subject.listen { number in
                pending.withLock { $0 = number }
                timer.arm(after: .milliseconds(10))
            }
            return {
                for number in 0..<count { subject.send(number) }
                time.advance(by: .milliseconds(20))
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
}
