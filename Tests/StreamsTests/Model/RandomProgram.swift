import Marbles

/// Makes programs out of random numbers.
struct RandomProgram {
    private var generator: SplitMix64

    init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    mutating func program() -> Program {
        var left = number(1...7)
        return program(&left)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

    private mutating func one<Value>(of values: [Value]) -> Value { values[number(0...(values.count - 1))] }

    private mutating func program(_ left: inout Int) -> Program {
        guard left > 0 else { return leaf() }
        left -= 1
        switch number(0...9) {
        case 0...3: return .list(one(of: ListOperator.allCases), number(0...4), program(&left))
        case 4...5: return .timed(one(of: TimedOperator.allCases), number(0...9), number(1...3), program(&left))
        case 6...7: return .pair(one(of: PairOperator.allCases), program(&left), program(&left))
        case 8:
            let outer = program(&left)
            let inners = (0..<number(1...2)).map { _ in program(&left) }
            return .flat(one(of: FlatOperator.allCases), outer, inners)
        default: return .again(one(of: AgainOperator.allCases), number(0...3), program(&left))
        }
    }

    private mutating func leaf() -> Program {
        switch number(0...9) {
        case 0: return .sync((0..<number(0...3)).map { _ in number(0...9) }, one(of: Program.End.allCases))
        case 1: return .timer(number(0...9), period: number(0...1) == 0 ? nil : number(5...12))
        default:
            var time = 0
            var events = (0..<number(0...6)).map { _ in
                time += number(0...6)
                return Program.Event(time: time, element: number(0...9))
            }
            let end = one(of: [Program.End.open, .completed, .completed, .failed])
            if end != .open { events.append(Program.Event(time: time + number(0...5), element: 0, end: end)) }
            return .cold(events)
        }
    }
}
