import Synchronization

/// A clock that somebody writes for a test: actions, in the order of when they are due, in milliseconds.
final class HandClock: Sendable {
    typealias Action = @Sendable () -> Void

    private let state = Mutex<(now: Int, first: Int, due: [(time: Int, action: Action)])>((0, 0, []))

    var now: Int { state.withLock { $0.now } }

    func after(_ delay: Int, _ action: @escaping Action) {
        state.withLock { state in
            let time = state.now + delay
            var place = state.due.count
            while place > state.first, state.due[place - 1].time > time { place -= 1 }
            state.due.insert((time, action), at: place)
        }
    }

    func advance(by duration: Int) {
        let end = now + duration
        while let action = next(until: end) { action() }
        state.withLock { $0.now = end }
    }

    private func next(until end: Int) -> Action? {
        state.withLock { state in
            guard state.first < state.due.count, state.due[state.first].time <= end else {
                state.due.removeFirst(state.first)
                state.first = 0
                return nil
            }
            let next = state.due[state.first]
            state.first += 1
            state.now = next.time
            return next.action
        }
    }
}

/// The one timer of somebody who needs just one: a deadline that is looked at when the clock has moved.
final class HandTimer: Sendable {
    private let state = Mutex<(now: Int, deadline: Int?)>((0, nil))
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = action
    }

    var isArmed: Bool { state.withLock { $0.deadline != nil } }

    func arm(after delay: Int) {
        state.withLock { $0.deadline = $0.now + delay }
    }

    func advance(by duration: Int) {
        let isDue = state.withLock { state in
            state.now += duration
            guard let deadline = state.deadline, deadline <= state.now else { return false }
            state.deadline = nil
            return true
        }
        if isDue { action() }
    }
}
