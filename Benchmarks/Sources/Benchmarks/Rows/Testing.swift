import Marbles
import Streams

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
                let time = VirtualScheduler()
                for number in 0..<10 { time.schedule(after: .milliseconds(number)) { tally.add(number) } }
                time.advance(by: .milliseconds(20))
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
