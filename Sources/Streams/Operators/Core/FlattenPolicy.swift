/// What becomes of a stream that arrives while others are running.
@usableFromInline
enum FlattenPolicy: Sendable {
    /// It replaces the one that is running.
    case latest
    /// It is ignored while one is running.
    case first
    /// At most so many run; the others wait their turn.
    case merge(Int)
}

extension Source {
    /// Runs a stream for each element: the one core of the flat maps, `merge`, `concat`, `switchLatest` and of what
    /// builds on them.
    @inlinable
    func flatMap<New>(
        _ policy: FlattenPolicy, confined: Bool = false,
        _ selector: @escaping (Element) throws(Failure) -> Source<New, Failure>
    ) -> Source<New, Failure> {
        let plan = FlattenPlan(self, policy, confined, selector)
        return build { plan.run($0, $1) }
    }
}
