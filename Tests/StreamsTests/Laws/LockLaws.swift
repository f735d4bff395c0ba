import Marbles
import Testing

@testable import Streams

/// Contract 4: no lock is held while the user's code runs.
///
/// Handlers, closures and disposals wait for a queue that is itself sending, also into the input that is delivering;
/// with a lock in between, that is a deadlock.
@Suite(.serialized) struct LockLaws {
    enum Deed: CaseIterable, Sendable {
        case send
        case complete
        case fail
        case add
        case dispose
        case subscribe
    }

    nonisolated private static let entries = Catalogue.operators.filter { $0.world == .observable }

    /// Both threads send at once; the inputs put that in order.
    @Test(arguments: entries)
    @MainActor
    func handlersMayWaitForWhoeverSends(entry: Entry) throws {
        let queue = OtherThread()
        let (a, b) = (Probe(), Probe())
        let left = Allowance(0)
        let wait: @Sendable () -> Void = {
            queue.wait {
                // What is sent here comes back there.
                if left.take() { for input in [a, b] { input.send(3) } }
            }
        }
        let time = VirtualScheduler()
        let stream = entry.build(Inputs(a.hand, b.hand, time, hook: wait))
        try queue.run {
            for _ in 0..<10 {
                left.renew(20)
                let witness = Witness(on: time, races: true) { _, _ in wait() }
                witness.subscribe(to: stream)
                witness.subscription.add(Disposables.create(wait))
                queue.start { for element in 0..<10 { b.send(element) } }
                for element in 0..<10 { a.send(element) }
                // All may have been used up before anything was due.
                left.renew(20)
                time.advance(by: .milliseconds(5))
                queue.start { a.end(.completed) }
                b.end(.completed)
                witness.subscription.dispose()
            }
        }
    }

    /// One thread waits while the other one is inside of the same operator: there is no drain before that.
    @Test(arguments: entries, Deed.allCases)
    @MainActor
    func userCodeMayWaitForWhoeverIsInside(entry: Entry, deed: Deed) throws {
        // The user's code is called so many times before the deed is done: in the first call, in the second one, …
        for calls in 0..<12 {
            let queue = OtherThread()
            let (a, b) = (RawInput(), RawInput())
            let time = VirtualScheduler()
            let act = Lock<(@Sendable () -> Void)?>(nil)
            let left = Allowance(calls + 1)
            let wait: @Sendable () -> Void = {
                queue.wait { if left.takeLast() { act.withLock { $0.take() }?() } }
            }
            let stream = entry.build(Inputs(a.stream(wait), b.stream(wait), time, hook: wait))
            let witnesses = (0..<2).map { _ in Witness(on: time, races: true) { _, _ in wait() } }
            act.withLock { $0 = { deed.happen(a, b, stream, witnesses) } }
            try queue.run {
                witnesses[0].subscription.add(Disposables.create(wait))
                witnesses[0].subscribe(to: stream)
                for element in 1...4 {
                    a.send(element)
                    b.send(element)
                    time.advance(by: .milliseconds(5))
                }
                for input in [a, b] { input.end(calls % 2 == 0 ? .completed : .failed(Bad())) }
                time.advance(by: .milliseconds(20))
                for witness in witnesses { witness.subscription.dispose() }
            }
            // It holds the stream, which holds it.
            _ = act.withLock { $0.take() }
        }
    }
}

extension LockLaws.Deed {
    func happen(_ a: RawInput, _ b: RawInput, _ stream: Observable<Int, Bad>, _ witnesses: [Witness]) {
        switch self {
        case .send: for input in [a, b] { for element in 1...3 { input.send(element) } }
        case .complete: for input in [a, b] { input.end(.completed) }
        case .fail: for input in [b, a] { input.end(.failed(Bad())) }
        case .add: witnesses[0].subscription.add(Disposables.create())
        case .dispose: witnesses[0].subscription.dispose()
        case .subscribe: witnesses[1].subscribe(to: stream)
        }
    }
}
