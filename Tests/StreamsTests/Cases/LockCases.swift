import Dispatch
import Streams
import Testing

@Suite(.serialized) struct LockCases {
    @Test("C11, R5: a relay calls out without a lock", arguments: ["handler", "selector", "disposal", "deinit"])
    func noLockWhileCallingOut(place: String) throws {
        let queue = DispatchQueue(label: "C11")
        let isHere = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: isHere, value: true)
        let wait: @Sendable () -> Void = { if DispatchQueue.getSpecific(key: isHere) == nil { queue.sync {} } }
        let (relay, last) = (BehaviorRelay(0), BehaviorRelay(0))
        let done = DispatchSemaphore(value: 0)
        DispatchQueue(label: "rounds").async {
            for round in 1...1_000 {
                let leaving = place == "deinit" ? Leaving(wait) : nil
                let subscription = relay.map { x in
                    if place == "selector" { wait() }
                    return x
                }.subscribe(
                    onNext: { x in
                        withExtendedLifetime(leaving) {}
                        if place == "handler" { wait() }
                        last.accept(x)
                    }, onDisposed: { if place == "disposal" { wait() } })
                queue.async { relay.accept(-round) }
                relay.accept(round)
                queue.sync {}
                subscription.dispose()
            }
            done.signal()
        }
        try #require(done.wait(timeout: .now() + 60) == .success, "deadlock")
        #expect(last.value == relay.value)
    }
}

private final class Leaving: Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = action
    }

    deinit {
        action()
    }
}
