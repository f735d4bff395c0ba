import Streams

extension MarbleTest {
    /// Takes an expectation, to be checked at the end.
    func add(_ expectation: any Expectation) {
        let isLate = state.withLock { state in
            if !state.isOver { state.expectations.append(expectation) }
            return state.isOver
        }
        if isLate { expectation.place.fail("expected after the test was over: nothing can check it any more") }
    }

    /// Takes a mistake in the test itself, to be reported at the end.
    func add(_ problem: Problem) {
        let isLate = state.withLock { state in
            if !state.isOver { state.problems.append(problem) }
            return state.isOver
        }
        if isLate { problem.report() }
    }

    /// Does something that a wrong diagram stops; the test then fails at `place`.
    @discardableResult
    func attempt<Value>(at place: Place, _ body: () throws(MarbleError) -> Value) -> Value? {
        do throws(MarbleError) {
            return try body()
        } catch {
            add(Problem("\(error)", at: place))
            return nil
        }
    }
}
