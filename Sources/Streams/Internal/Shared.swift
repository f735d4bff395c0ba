/// How long a shared stream lives.
public enum ShareScope: Sendable {
    /// As long as anybody listens. Who comes first, also after all have left or the source has ended, starts it anew and
    /// never sees anything of before.
    case whileConnected
    /// For ever: what is kept, and the end, stay for everybody who comes later. The source is disposed of while nobody
    /// listens.
    case forever
}

/// A source that runs once for all who subscribe to it: connected by the first, disconnected with the last.
@usableFromInline
final class Shared<Element, Failure: Error>: @unchecked Sendable {  // `source` never changes; the rest is locked
    @usableFromInline let source: Link<Source<Element, Failure>>
    @usableFromInline let keeps: Int
    @usableFromInline let scope: ShareScope
    @usableFromInline let confined: Bool
    @usableFromInline let current = Lock<Connection<Element, Failure>?>(nil)

    @inlinable
    init(_ source: Source<Element, Failure>, keeps: Int, scope: ShareScope, confined: Bool) {
        self.source = Link(source)
        self.keeps = keeps
        self.scope = scope
        self.confined = confined
    }

    /// Whether anybody has subscribed.
    @inlinable var hasRun: Bool { current.withLock { $0 != nil } }

    @inlinable
    func subscribe(_ sink: Sink<Element, Failure>, _ subscription: Subscription) {
        let (connection, isFirst) = current.withLock { current in
            if let current, current.join() { return (current, false) }
            let kept = scope == .forever ? current?.broadcast : nil
            let new = Connection(kept ?? Broadcast<Element, Failure>(keeps: keeps, confined: confined), scope)
            current = new
            return (new, true)
        }
        subscription.add(Departure(connection: connection))
        connection.broadcast.join(sink, subscription)
        if isFirst { connection.connect(source.held) }
    }
}

/// One run of the source.
///
/// It does not know the source, so that no cycle keeps a forgotten stream alive.
@usableFromInline
final class Connection<Element, Failure: Error>: @unchecked Sendable {  // immutable, or locked
    @usableFromInline let broadcast: Broadcast<Element, Failure>
    @usableFromInline let upstream = Subscription()
    @usableFromInline let scope: ShareScope
    @usableFromInline let members = Lock<Int?>(1)

    @inlinable
    init(_ broadcast: Broadcast<Element, Failure>, _ scope: ShareScope) {
        self.broadcast = broadcast
        self.scope = scope
    }

    /// Counts one more; false when the connection is over.
    @inlinable
    func join() -> Bool {
        members.withLock { members in
            guard let count = members else { return false }
            members = count + 1
            return true
        }
    }

    @inlinable
    func leave() {
        let isLast = members.withLock { members in
            guard let count = members else { return false }
            members = count == 1 ? nil : count - 1
            return count == 1
        }
        guard isLast else { return }
        upstream.dispose()
        if scope == .whileConnected { broadcast.close() }
    }

    @inlinable
    func connect(_ source: Source<Element, Failure>) {
        guard !broadcast.hasEnded, !upstream.isDisposed else { return }
        source.run(
            Sink(
                next: { [broadcast] in broadcast.next($0) },
                end: { [self] completion in
                    if scope == .whileConnected { members.withLock { $0 = nil } }
                    // First, so that who subscribes again on the end finds nothing of this run.
                    upstream.dispose()
                    broadcast.end(completion)
                    if scope == .whileConnected { broadcast.close() }
                }),
            upstream)
    }
}

@usableFromInline
struct Departure<Element, Failure: Error>: Disposable {
    @usableFromInline let connection: Connection<Element, Failure>

    @inlinable
    init(connection: Connection<Element, Failure>) {
        self.connection = connection
    }

    @inlinable
    func dispose() {
        connection.leave()
    }
}
