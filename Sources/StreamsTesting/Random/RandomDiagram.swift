/// A random stream, which can be written as a diagram and made smaller.
struct RandomDiagram: Equatable, Sendable {
    /// What it may be.
    struct Shape: Equatable, Sendable {
        let marbles: [Character]
        let count: ClosedRange<Int>
        let gap: ClosedRange<Int>
        let ends: [MarbleRandom.End]
    }

    /// A marble and how long after the one before it comes.
    struct Mark: Equatable, Sendable {
        var gap: Int
        var marble: Int
    }

    let shape: Shape
    private var marks: [Mark]
    private var lastGap: Int
    private var end: Int

    init(_ shape: Shape, using generator: inout some RandomNumberGenerator) {
        self.shape = shape
        let count = shape.marbles.isEmpty ? 0 : Int.random(in: shape.count, using: &generator)
        marks = (0..<count).map { _ in
            Mark(
                gap: Int.random(in: shape.gap, using: &generator),
                marble: Int.random(in: shape.marbles.indices, using: &generator))
        }
        lastGap = Int.random(in: shape.gap, using: &generator)
        end = shape.ends.isEmpty ? 0 : Int.random(in: shape.ends.indices, using: &generator)
    }

    /// The events with their times.
    private var events: [Recorded<Character, EndMark>] {
        var time = 0
        var events: [Recorded<Character, EndMark>] = []
        for mark in marks {
            time += mark.gap
            events.append(.next(shape.marbles[mark.marble], at: .milliseconds(time)))
        }
        switch shape.ends.isEmpty ? .open : shape.ends[end] {
        case .open: break
        case .completed: events.append(.completed(at: .milliseconds(time + lastGap)))
        case .failed: events.append(.failed(EndMark(), at: .milliseconds(time + lastGap)))
        }
        return events
    }

    /// The diagram.
    var text: String { MarbleDiagram.text(events) }
}

private struct EndMark: Error {}

extension RandomDiagram {
    /// Diagrams with less in them: without some marbles, without pauses, with earlier marbles and ends.
    var smaller: [RandomDiagram] {
        fewerMarks + shorterGaps + plainerMarks + plainerEnds
    }

    private var fewerMarks: [RandomDiagram] {
        let spare = marks.count - shape.count.lowerBound
        var sizes: [Int] = []
        var size = spare
        while size > 0 {
            sizes.append(size)
            size /= 2
        }
        return sizes.flatMap { size in
            stride(from: 0, through: marks.count - size, by: size).map { start in
                with { $0.marks.removeSubrange(start..<(start + size)) }
            }
        }
    }

    private var shorterGaps: [RandomDiagram] {
        let least = shape.gap.lowerBound
        return marks.indices.flatMap { index in
            [least, marks[index].gap - 1].filter { $0 >= least && $0 < marks[index].gap }
                .map { gap in with { $0.marks[index].gap = gap } }
        } + (lastGap > least ? [with { $0.lastGap = least }] : [])
    }

    private var plainerMarks: [RandomDiagram] {
        marks.indices.filter { marks[$0].marble > 0 }.map { index in with { $0.marks[index].marble = 0 } }
    }

    private var plainerEnds: [RandomDiagram] {
        end > 0 ? [with { $0.end = 0 }] : []
    }

    private func with(_ change: (inout RandomDiagram) -> Void) -> RandomDiagram {
        var copy = self
        change(&copy)
        return copy
    }
}
