import Streams

extension MarbleTest {
    /// Takes an expectation, to be checked at the end.
    func add(_ expectation: any Expectation) {
        add(at: expectation.place) { $0.expectations.append(expectation) }
    }

    /// Takes something that should be gone when the test is over.
    func add(_ leak: Leak) {
        add(at: leak.place) { $0.leaks.append(leak) }
    }

    /// Takes a mistake in the test itself, to be reported at the end.
    func add(_ problem: Problem) {
        add(at: problem.place) { $0.problems.append(problem) }
    }

    private func add(at place: Place, _ body: (inout State) -> Void) {
        let isLate = state.withLock { state in
            if !state.isOver { body(&state) }
            return state.isOver
        }
        if isLate { place.fail("said after the test was over: nothing can check it any more") }
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
