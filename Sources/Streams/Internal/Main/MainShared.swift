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
        let (run, isNew) = admit()
        run.join(sink, subscription)
        guard isNew, let upstream = run.upstream, !upstream.isDisposed else { return }
        source.held.run(Sink(next: { run.next($0) }, end: { _ in run.end() }), upstream)
    }

    /// The run that counts one more now, and whether it begins with that one.
    @usableFromInline
    func admit() -> (run: MainBroadcast<Element>, isNew: Bool) {
        while let current {
            if current.admits() { return (current, false) }
            // Whoever was the last one may be leaving on another thread just now: not two runs at a time.
            guard let upstream = current.upstream, !upstream.isDisposed else { break }
            // That may run code of the user's which subscribes.
            upstream.dispose()
        }
        let run = MainBroadcast<Element>(remembers: remembers, upstream: Subscription())
        current = run
        return (run, true)
    }
}
