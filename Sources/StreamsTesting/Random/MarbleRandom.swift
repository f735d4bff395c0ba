import Streams

/// The random input of a property: what ``marbleProperty(runs:seed:limit:fileID:filePath:line:column:_:)-async`` hands to
/// its body.
///
/// Everything that is drawn is made smaller when the property fails, so that the failure shows the least input that
/// does it. Draw as much as is needed, in any order; what is drawn may depend on what was drawn before.
public final class MarbleRandom: Sendable {
    private let state: Lock<State>

    private struct State {
        var generator: SplitMix64
        let replayed: [Draw]
        var draws: [Draw] = []
    }

    init(seed: UInt64, replaying draws: [Draw] = []) {
        state = Lock(State(generator: SplitMix64(seed: seed), replayed: draws))
    }

    /// A diagram with marbles out of `marbles`.
    ///
    /// ```swift
    /// let text = time.hot(random.diagram("abc"))              // such as "-a--(ba)|"
    /// let lists = time.hot(random.diagram("ab"), values: ["a": [], "b": ["x"]])
    /// ```
    ///
    /// - Parameters:
    ///   - marbles: The marbles to choose from; smaller input has those that stand first.
    ///   - count: How many marbles there may be.
    ///   - gap: How many milliseconds may lie between two; 0 puts both into one group.
    ///   - ends: How it may end; smaller input has the end that stands first.
    public func diagram(
        _ marbles: String, count: ClosedRange<Int> = 0...10, gap: ClosedRange<Int> = 0...5,
        ends: [End] = [.open, .completed]
    ) -> String {
        let shape = RandomDiagram.Shape(marbles: Array(marbles), count: count, gap: gap, ends: ends)
        let draw = draw { generator in .diagram(RandomDiagram(shape, using: &generator)) }
        guard case .diagram(let diagram) = draw else { return "" }
        return diagram.text
    }

    /// A number; smaller input has one nearer to the lower bound.
    public func number(in range: ClosedRange<Int>) -> Int {
        let draw = draw { generator in .number(Int.random(in: range, using: &generator), least: range.lowerBound) }
        guard case .number(let number, _) = draw else { return range.lowerBound }
        return min(max(number, range.lowerBound), range.upperBound)
    }

    /// One of some values, of which there is at least one; smaller input has one nearer to the first.
    public func element<Value>(of values: [Value]) -> Value {
        values[number(in: 0...(values.count - 1))]
    }

    /// How a diagram ends.
    public enum End: Hashable, Sendable {
        /// Not at all.
        case open

        /// With `|`.
        case completed

        /// With `#`; the source must be given an error.
        case failed
    }
}

extension MarbleRandom {
    /// Everything that was drawn, in order.
    var draws: [Draw] { state.withLock { $0.draws } }

    /// The draw of an earlier run that stands in this place, if it is of the same kind, else a new one.
    private func draw(_ make: (inout SplitMix64) -> Draw) -> Draw {
        state.withLock { state in
            let new = make(&state.generator)
            let index = state.draws.count
            let old = index < state.replayed.count ? state.replayed[index] : nil
            let draw = old.flatMap { $0.isLike(new) ? $0 : nil } ?? new
            state.draws.append(draw)
            return draw
        }
    }
}
