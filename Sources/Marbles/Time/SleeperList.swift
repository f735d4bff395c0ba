import Streams

/// The tasks that sleep on a virtual clock.
final class SleeperList: Sendable {
    private struct State {
        var sleepers: [Int: Sleeper] = [:]
        var count = 0
        var isStopped = false
    }

    private let state = Lock(State())
    private let strays: StrayCount

    init(strays: StrayCount) {
        self.strays = strays
    }

    /// Without the isolation spelled out, the closure below would leave the caller's actor for the global pool.
    func sleep(
        until deadline: Duration, on timers: TimerQueue, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        try Task.checkCancellation()
        guard deadline > timers.now else { return }
        strays.lookAtTask()
        let sleeper = Sleeper()
        guard let number = add(sleeper) else { throw CancellationError() }
        defer { state.withLock { $0.sleepers[number] = nil } }
        try await withTaskCancellationHandler {
            _ = isolation
            try await withCheckedThrowingContinuation { sleeper.start($0, until: deadline, on: timers) }
        } onCancel: {
            sleeper.wake(.failure(CancellationError()))
        }
    }

    /// Wakes all with a `CancellationError`, in the order in which they lay down; later ones do not sleep at all.
    func stop() {
        let sleepers = state.withLock { state in
            state.isStopped = true
            return state.sleepers.sorted { $0.key < $1.key }
        }
        for (_, sleeper) in sleepers { sleeper.wake(.failure(CancellationError())) }
    }

    private func add(_ sleeper: Sleeper) -> Int? {
        state.withLock { state in
            if state.isStopped { return nil }
            state.count += 1
            state.sleepers[state.count] = sleeper
            return state.count
        }
    }
}

/// One sleep, which ends exactly once.
private final class Sleeper: Sendable {
    private enum State {
        case awake
        case asleep(CheckedContinuation<Void, any Error>, ScheduledTimer)
        case over(Result<Void, any Error>)
    }

    private let state = Lock(State.awake)

    func start(_ continuation: CheckedContinuation<Void, any Error>, until deadline: Duration, on timers: TimerQueue) {
        let timer = timers.timer { [weak self] in self?.wake(.success(())) }
        let early = state.withLock { state -> Result<Void, any Error>? in
            if case .over(let result) = state { return result }
            state = .asleep(continuation, timer)
            return nil
        }
        // Who is woken from here on has disposed of the timer, which then ignores this.
        if let early { continuation.resume(with: early) } else { timer.arm(at: deadline) }
    }

    func wake(_ result: Result<Void, any Error>) {
        let old = state.withLock { state in
            defer { if case .over = state {} else { state = .over(result) } }
            return state
        }
        guard case .asleep(let continuation, let timer) = old else { return }
        timer.dispose()
        continuation.resume(with: result)
    }
}
