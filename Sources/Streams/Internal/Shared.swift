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
    /// One run of the source: who takes part, and where its events go.
    @usableFromInline typealias Run = (members: Connection, broadcast: Broadcast<Element, Failure>)

    @usableFromInline let source: Link<Source<Element, Failure>>
    @usableFromInline let keeps: Int
    @usableFromInline let scope: ShareScope
    @usableFromInline let current = Lock<Run?>(nil)

    @inlinable
    init(_ source: Source<Element, Failure>, keeps: Int, scope: ShareScope) {
        self.source = Link(source)
        self.keeps = keeps
        self.scope = scope
    }

    @inlinable
    func subscribe(_ sink: Sink<Element, Failure>, _ subscription: Subscription) {
        let (run, isFirst) = current.withLock { current in
            if let current, current.members.join() { return (current, false) }
            let kept = scope == .forever ? current?.broadcast : nil
            let broadcast = kept ?? Broadcast<Element, Failure>(keeps: keeps)
            // Neither knows this, so that no cycle keeps a forgotten stream alive.
            let run = (Connection(scope) { broadcast.close() }, broadcast)
            current = run
            return (run, true)
        }
        subscription.add(run.members)
        run.broadcast.join(sink, subscription)
        if isFirst { connect(run) }
    }

    @inlinable
    func connect(_ run: Run) {
        let (members, broadcast) = run
        guard !broadcast.hasEnded, !members.upstream.isDisposed else { return }
        source.held.run(
            Sink(
                next: { broadcast.next($0) },
                end: { completion in
                    // First, so that who subscribes again on the end finds nothing of this run.
                    members.end()
                    broadcast.end(completion)
                    members.forget()
                }),
            members.upstream)
    }
}

/// Who takes part in one run of a shared source; the last one to leave ends it.
///
/// It does not know the element, because what a subscription disposes of would run unspecialised.
@usableFromInline
final class Connection: Nest, Places, @unchecked Sendable {  // immutable, or locked
    @usableFromInline let upstream = Subscription()
    private let scope: ShareScope
    private let close: () -> Void
    private let count = Lock<Int?>(1)

    /// - Parameter close: forgets what the run has sent.
    @usableFromInline
    init(_ scope: ShareScope, close: @escaping () -> Void) {
        self.scope = scope
        self.close = close
    }

    /// Counts one more; false when the run is over.
    @usableFromInline
    func join() -> Bool {
        count.withLock { count in
            guard let members = count else { return false }
            count = members + 1
            return true
        }
    }

    /// One leaves.
    @usableFromInline
    func takeParts() -> Teardowns {
        let (isLast, ends) = count.withLock { count in
            guard let members = count else { return (false, false) }
            count = members == 1 ? nil : members - 1
            // Over from here on, so that a run that starts now never sends beside this one.
            return members == 1 ? (true, upstream.finish()) : (false, false)
        }
        var parts = Teardowns()
        if isLast { parts.append(.place(self, 0)) }
        if ends { parts.append(upstream.takeTeardowns()) }
        return parts
    }

    /// The last one has left and the source is disposed of.
    @usableFromInline
    func leave(_ number: Int) { forget() }

    /// The source has ended: nobody joins any more, unless the end is to stay.
    @usableFromInline
    func end() {
        if scope == .whileConnected { count.withLock { $0 = nil } }
        upstream.dispose()
    }

    @usableFromInline
    func forget() {
        if scope == .whileConnected { close() }
    }
}
