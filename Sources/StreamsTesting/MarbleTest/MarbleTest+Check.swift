import Streams

extension MarbleTest {
    /// Ends the test and says what is wrong with it.
    ///
    /// - Parameter error: What the body threw, if it did; nothing that was expected is checked then.
    func check(after error: (any Error)? = nil) -> [Problem] {
        let (expectations, problems) = end()
        defer { stop(expectations) }
        if let error { return problems + unchecked(expectations, because: error) }
        if let overrun = scheduler.overrun { return problems + [endless(overrun, expectations)] }
        guard !expectations.isEmpty || !problems.isEmpty else {
            return [Problem("nothing was expected: a marble test without an expectation shows nothing", at: place)]
        }
        let unmet = expectations.compactMap { expectation in
            expectation.problem.map { Problem($0, at: expectation.place) }
        }
        return problems + illustrated(unmet)
    }

    private func illustrated(_ problems: [Problem]) -> [Problem] {
        guard let first = problems.first else { return [] }
        return [Problem(first.text + watched, at: first.place)] + problems.dropFirst()
    }

    private func unchecked(_ expectations: [any Expectation], because error: any Error) -> [Problem] {
        guard !expectations.isEmpty else { return [] }
        let amount = expectations.count == 1 ? "its expectation" : "its \(expectations.count) expectations"
        return [Problem("the body threw \(error) before \(amount) could be checked", at: place)]
    }

    private func endless(_ overrun: VirtualTimeOverrun, _ expectations: [any Expectation]) -> Problem {
        guard case .times = overrun.limit, let open = expectations.first(where: \.isOpenEnded) else {
            return Problem("\(overrun)", at: place)
        }
        let text = """
            \(open.name): does not end, and no window ends it
              \(overrun)
              Say when to stop looking: during: "^ 20ms !"
            """
        return Problem(text, at: open.place)
    }
}

extension MarbleTest {
    private func end() -> ([any Expectation], [Problem]) {
        state.withLock { state in
            state.isOver = true
            defer { (state.expectations, state.problems) = ([], []) }
            return (state.expectations, state.problems)
        }
    }

    private func stop(_ expectations: [any Expectation]) {
        for expectation in expectations { expectation.stop() }
        _ = state.withLock { state in
            defer { state.kept = [] }
            return state.kept
        }
    }
}
