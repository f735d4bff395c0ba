/// Something that was drawn at random.
enum Draw: Equatable, Sendable {
    case diagram(RandomDiagram)
    case number(Int, least: Int)

    /// Whether one may stand for the other.
    func isLike(_ other: Draw) -> Bool {
        switch (self, other) {
        case (.diagram(let one), .diagram(let other)): one.shape == other.shape
        case (.number(_, let one), .number(_, let other)): one == other
        default: false
        }
    }

    /// What is a little smaller, the boldest step first.
    var smaller: [Draw] {
        switch self {
        case .diagram(let diagram): diagram.smaller.map(Draw.diagram)
        case .number(let number, let least):
            [least, least + (number - least) / 2, number - 1].filter { $0 < number && $0 >= least }
                .map { .number($0, least: least) }
        }
    }
}

extension Draw: CustomStringConvertible {
    var description: String {
        switch self {
        case .diagram(let diagram): "\"\(diagram.text)\""
        case .number(let number, _): "\(number)"
        }
    }
}
