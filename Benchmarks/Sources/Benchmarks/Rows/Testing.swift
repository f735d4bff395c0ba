import Streams
import StreamsTesting
import Synchronization

extension Row {
    static var testing: [Row] { [parsing, virtualTest] }

    private static let diagram = "--a--b-(cd)--[ef]-- 100ms g--h--i--|"

    private static var parsing: Row {
        let text = opaque(diagram)
        return Row("marble parsing, per column", events: text.count) {
            { use(parsedByHand(text)) }
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

/// Values, groups, milliseconds and the end, each with its time; `nil` for what is wrong, without saying where.
private func parsedByHand(_ text: String) -> [(time: Int, value: Character?)]? {
    let characters = Array(text)
    var events: [(time: Int, value: Character?)] = []
    var (position, time) = (0, 0)
    var group: (close: Character, time: Int)?
    while position < characters.count {
        if let literal = millisecondsByHand(characters, position) {
            position = literal.end
            time += literal.duration
            continue
        }
        let character = characters[position]
        position += 1
        switch character {
        case " ": continue
        case "-": break
        case "(", "[":
            if group != nil { return nil }
            group = (character == "(" ? ")" : "]", time)
        case ")", "]":
            guard let open = group, open.close == character else { return nil }
            if character == "]" { time = open.time }
            group = nil
        default:
            if let last = events.last, last.value == nil { return nil }
            events.append((group?.time ?? time, character == "|" ? nil : character))
        }
        time += 1
    }
    return group == nil ? events : nil
}

/// A number with `ms` behind it that stands alone.
private func millisecondsByHand(_ characters: [Character], _ start: Int) -> (duration: Int, end: Int)? {
    guard start == 0 || characters[start - 1] == " " else { return nil }
    var (end, duration) = (start, 0)
    while end < characters.count, characters[end].isASCII, let digit = characters[end].wholeNumberValue {
        duration = duration * 10 + digit
        end += 1
    }
    guard end > start, characters[end...].starts(with: "ms") else { return nil }
    end += 2
    return end == characters.count || characters[end] == " " ? (duration, end) : nil
}
