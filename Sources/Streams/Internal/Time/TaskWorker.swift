/// Runs actions one at a time, in order, in a task that lives only while there are some.
final class TaskWorker: Sendable {
    private struct State {
        var list: [@Sendable () -> Void] = []
        var isRunning = false
    }

    let executor: (any TaskExecutor)?
    private let state = Lock(State())

    init(executor: (any TaskExecutor)?) {
        self.executor = executor
    }

    func run(_ action: @escaping @Sendable () -> Void) {
        let starts = state.withLock { state in
            state.list.append(action)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if starts { Task(executorPreference: executor) { self.drain() } }
    }

    private func drain() {
        while let batch = nextBatch() {
            for action in batch { action() }
        }
    }

    private func nextBatch() -> [@Sendable () -> Void]? {
        state.withLock { state in
            state.isRunning = !state.list.isEmpty
            guard state.isRunning else { return nil }
            defer { state.list = [] }
            return state.list
        }
    }
}
