import Streams
import StreamsTesting
import Synchronization

extension Row {
    static var testing: [Row] { [parsing, virtualTest] }

    private static let diagram = "--a--b-(cd)--[ef]--100ms g--h--i--|"

    private static var parsing: Row {
        let text = opaque(diagram)
        return Row("marble parsing, per column", events: text.count) {
            {
                var events: [(Int, Character)] = []
                for (column, character) in text.enumerated() where character != "-" {
                    events.append((column, character))
                }
                use(events)
            }
        } ours: {
            { use(try? MarbleDiagram.events(text) as [Recorded<Character, Never>]) }
        }
    }

    private static var virtualTest: Row {
        Row("a whole virtual-time test, per element", events: 10) {
            {
                let tally = Tally()
                let time = HandClock()
                let subject = HandSubject<Int>()
                let pending = Mutex<(number: Int?, newest: Int)>((nil, 0))
                subject.listen { number in
                    let newest = pending.withLock { pending in
                        pending = (number &* 3, pending.newest + 1)
                        return pending.newest
                    }
                    time.after(1) {
                        let number = pending.withLock { $0.newest == newest ? $0.number.take() : nil }
                        if let number { tally.add(number) }
                    }
                }
                for number in 0..<10 { time.after(number * 2) { subject.send(number) } }
                time.advance(by: 40)
            }
        } ours: {
            {
                withVirtualTime { time in
                    let tally = Tally()
                    let subject = PublishSubject<Int, Never>()
                    _ = subject.map { $0 &* 3 }.debounce(.milliseconds(1)).subscribe(onNext: { tally.add($0) })
                    for number in 0..<10 { time.schedule(after: .milliseconds(number * 2)) { subject.onNext(number) } }
                    time.advance(by: .milliseconds(40))
                }
            }
        }
    }
}
