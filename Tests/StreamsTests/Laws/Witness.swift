import Marbles
import Synchronization

@testable import Streams

/// A subscriber that sits right at an operator, before anything puts its output in order, and notes every breach.
final class Witness: Sendable {
    /// What only the witness's handlers hold: it is gone when the library has let go of them.
    private final class Token {}

    private struct State {
        var events: [String] = []
        var breaches: [String] = []
        var hasEnded = false
        var inside = 0
        weak var token: Token?
    }

    let subscription = Subscription()
    private let state = Lock(State())
    private let races: Bool
    private let now: @Sendable () -> Duration
    private let onNext: @Sendable (Witness, Int) -> Void

    /// - Parameters:
    ///   - races: whether an event may be under way on another thread while the subscription is disposed of.
    ///   - onNext: run inside of the handler, with the number of the element, from 1 on.
    init(
        on time: VirtualScheduler, races: Bool = false,
        onNext: @escaping @Sendable (Witness, Int) -> Void = { _, _ in }
    ) {
        self.races = races
        let start = time.now
        now = { time.now - start }
        self.onNext = onNext
    }

    /// What came, each with its time since the beginning.
    var events: [String] { state.withLock { $0.events } }
    /// How the contract was broken.
    var breaches: [String] { state.withLock { $0.breaches } }
    var hasEnded: Bool { state.withLock { $0.hasEnded } }
    /// Whether the handlers have been let go of.
    var isForgotten: Bool { state.withLock { $0.token } == nil }

    func subscribe(to stream: Observable<Int, Bad>) {
        let token = Token()
        state.withLock { $0.token = token }
        stream.source.run(
            Sink(
                next: { [self] element in
                    withExtendedLifetime(token) { next(element) }
                },
                end: { [self] completion in
                    withExtendedLifetime(token) { end(completion) }
                }),
            subscription)
    }

    private func next(_ element: Int) {
        let time = now()
        let count = state.withLock { state -> Int? in
            if state.hasEnded { state.breaches.append("\(element) after the end") }
            if state.inside > 0 { state.breaches.append("\(element) while another event was being handled") }
            if subscription.isDisposed {
                if !races, !state.hasEnded { state.breaches.append("\(element) after disposal") }
                return nil
            }
            state.inside += 1
            state.events.append("\(element)@\(time.inMilliseconds)")
            return state.events.count
        }
        guard let count else { return }
        onNext(self, count)
        state.withLock { $0.inside -= 1 }
    }

    private func end(_ completion: Completion<Bad>) {
        let word = if case .completed = completion { "|" } else { "#" }
        let time = now()
        // Who has disposed of it meanwhile, on another thread, has no right to an end.
        let isLive = subscription.finish()
        state.withLock { state in
            if state.hasEnded { state.breaches.append("a second end, \(word)") }
            if state.inside > 0 { state.breaches.append("\(word) while an element was being handled") }
            if !isLive, !races, !state.hasEnded { state.breaches.append("\(word) after disposal") }
            guard isLive else { return }
            state.hasEnded = true
            state.events.append("\(word)@\(time.inMilliseconds)")
        }
        if isLive { subscription.tearDown() }
    }
}

extension Duration {
    var inMilliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
