/// Holds what a stream has sent until a loop reads it; one reader waits at a time, and is resumed exactly once.
@usableFromInline
final class Mailbox<Element: Sendable, Failure: Error>: Sendable {
    // The lock sees to it that a reader is resumed once, so the checked kind would only cost.
    @usableFromInline typealias Waiting = UnsafeContinuation<Mail, Never>

    @usableFromInline
    enum Mail {
        case elements(Queue<Element>)
        case end(Completion<Failure>)
    }

    @usableFromInline
    struct State {
        @usableFromInline var elements = Queue<Element>()
        @usableFromInline var end: Completion<Failure>?
        @usableFromInline var waiting: Waiting?
        @usableFromInline var dropped = 0

        @inlinable
        init() {}

        /// What a reader gets now, if anything.
        @inlinable
        mutating func mail(inOnePiece: Bool) -> Mail? {
            if !elements.isEmpty {
                var batch = Queue<Element>()
                if inOnePiece {
                    swap(&batch, &elements)
                } else if let first = elements.popFirst() {
                    batch.append(first)
                }
                return .elements(batch)
            }
            guard let end else { return nil }
            // A failure is thrown once; after that the loop is over.
            self.end = .completed
            return .end(end)
        }

        /// The reader that waits and what it gets, when both are there; resumed outside the lock.
        @inlinable
        mutating func handOver(inOnePiece: Bool) -> (Waiting, Mail)? {
            guard waiting != nil, let mail = mail(inOnePiece: inOnePiece), let reader = waiting.take() else {
                return nil
            }
            return (reader, mail)
        }
    }

    @usableFromInline let subscription = Subscription()
    @usableFromInline let policy: BufferingPolicy
    @usableFromInline let state = Lock(State())

    @inlinable
    init(_ policy: BufferingPolicy) {
        self.policy = policy
    }

    // What has been handed over is not dropped any more, so a bounded buffer hands over one by one.
    @inlinable var inOnePiece: Bool { policy == .unbounded }

    var dropped: Int { state.withLock { $0.dropped } }

    @inlinable
    func put(_ element: Element) {
        var overflow: Element?
        let handOver = state.withLock { state in
            switch policy {
            case .bufferingNewest(let limit) where state.elements.count >= max(1, limit):
                overflow = state.elements.popFirst()
                state.dropped += 1
                state.elements.append(element)
            case .bufferingOldest(let limit) where state.elements.count >= max(1, limit):
                state.dropped += 1
            case .unbounded, .bufferingNewest, .bufferingOldest:
                state.elements.append(element)
            }
            return state.handOver(inOnePiece: inOnePiece)
        }
        _ = overflow
        if let (reader, mail) = handOver { reader.resume(returning: mail) }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        let handOver = state.withLock { state in
            if state.end == nil { state.end = completion }
            return state.handOver(inOnePiece: inOnePiece)
        }
        if let (reader, mail) = handOver { reader.resume(returning: mail) }
    }

    @inlinable
    func take(_ reader: Waiting) {
        let handOver = state.withLock { state in
            state.waiting = reader
            return state.handOver(inOnePiece: inOnePiece)
        }
        if let (reader, mail) = handOver { reader.resume(returning: mail) }
    }

    /// Ends the subscription, forgets what has not been read, and lets the reader go.
    @usableFromInline
    func cancel() {
        subscription.dispose()
        var unread = Queue<Element>()
        let handOver = state.withLock { state in
            swap(&unread, &state.elements)
            state.end = .completed
            return state.handOver(inOnePiece: inOnePiece)
        }
        _ = unread
        if let (reader, mail) = handOver { reader.resume(returning: mail) }
    }
}
