/// A main-actor source that runs once for all who subscribe to it: connected by the first, disconnected with the last.
@usableFromInline
final class MainShared<Element>: @unchecked Sendable {  // used on the main actor
    @usableFromInline let source: Link<Source<Element, Never>>
    @usableFromInline let remembers: Bool
    // It does not know this, so that no cycle keeps a forgotten stream alive.
    @exclusivity(unchecked) @usableFromInline final var current: MainBroadcast<Element>?

    @inlinable
    init(_ source: Source<Element, Never>, remembers: Bool) {
        self.source = Link(source)
        self.remembers = remembers
    }

    /// Whether anybody has subscribed.
    @inlinable var hasRun: Bool { current != nil }

    @inlinable
    func subscribe(_ sink: Sink<Element, Never>, _ subscription: Subscription) {
        if let current {
            if current.admits() { return current.join(sink, subscription) }
            // Whoever was the last one may be leaving on another thread just now: not two runs at a time.
            if let upstream = current.upstream, !upstream.isDisposed {
                upstream.dispose()
                // That may have run code of the user's which subscribed.
                return subscribe(sink, subscription)
            }
        }
        let upstream = Subscription()
        let run = MainBroadcast<Element>(remembers: remembers, upstream: upstream)
        current = run
        run.join(sink, subscription)
        if upstream.isDisposed { return }
        source.held.run(Sink(next: { run.next($0) }, end: { _ in run.end() }), upstream)
    }
}
