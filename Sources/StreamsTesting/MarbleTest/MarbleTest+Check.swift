import Streams

extension MarbleTest {
    /// What is wrong with a test, and what is to be looked at when its time has ended.
    struct Verdict {
        var problems: [Problem] = []
        var leaks: [Leak] = []

        /// Everything that is wrong; to be asked when the time of the test has ended.
        var all: [Problem] { problems + leaks.compactMap(\.problem) }
    }

    /// Ends the test and says what is wrong with it.
    ///
    /// - Parameter error: What the body threw, if it did; nothing that was expected is checked then.
    func check(after error: (any Error)? = nil) -> Verdict {
        let state = end()
        defer { for expectation in state.expectations { expectation.stop() } }
        if let error { return Verdict(problems: state.problems + unchecked(state, because: error)) }
        if let overrun = scheduler.overrun {
            return Verdict(problems: state.problems + [endless(overrun, state.expectations)])
        }
        guard !state.expectations.isEmpty || !state.leaks.isEmpty || !state.problems.isEmpty else {
            let text = "nothing was expected: a marble test without an expectation shows nothing"
            return Verdict(problems: [Problem(text, at: place)])
        }
        let unmet = state.expectations.compactMap { expectation in
            expectation.problem.map { Problem($0, at: expectation.place) }
        }
        return Verdict(problems: state.problems + explained(unmet, state.watched), leaks: state.leaks)
    }

    private func end() -> State {
        state.withLock { state in
            var new = State()
            new.isOver = true
            return exchange(&state, with: new)
        }
    }

    private func unchecked(_ state: State, because error: any Error) -> [Problem] {
        let count = state.expectations.count + state.leaks.count
        guard count > 0 else { return [] }
        let what = count == 1 ? "its expectation" : "any of its \(count) expectations"
        return [Problem("the body threw \(error) before \(what) could be checked", at: place)]
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

    /// Adds to the first problem what helps to understand all of them.
    private func explained(_ problems: [Problem], _ watched: [ObservedStream]) -> [Problem] {
        guard let first = problems.first else { return [] }
        let strays =
            scheduler.strays == 0
            ? ""
            : "\n\n\(scheduler.strays) call(s) came from outside of virtual time, which waits for no Task {}, no "
                + "Task.detached and no dispatch queue"
        return [Problem(first.text + picture(of: watched) + strays, at: first.place)] + problems.dropFirst()
    }
}
