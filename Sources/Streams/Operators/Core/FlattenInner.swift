/// One inner stream; the context of both closures of its sink, which so cost no allocation.
@usableFromInline
final class FlattenInner<Element, Failure: Error> {
    @usableFromInline let flatten: Flatten<Element, Failure>
    @exclusivity(unchecked) @usableFromInline final var subscription = Subscription()
    // Its place among the inner streams.
    @exclusivity(unchecked) @usableFromInline final var index = 0

    @inlinable
    init(_ flatten: Flatten<Element, Failure>) {
        self.flatten = flatten
    }

    @inlinable
    func run(_ source: Source<Element, Failure>) {
        guard !subscription.isDisposed else { return }
        if flatten.drain.isIdle {
            source.run(Sink(next: { self.next($0) }, end: { self.end($0) }), subscription)
        } else {
            runQueued(source)
        }
    }

    /// Runs where the drain is busy: the events wait there, the end among them, but the source must not go on after its end.
    @inlinable
    @inline(never)
    func runQueued(_ source: Source<Element, Failure>) {
        let upstream = subscription.child()
        source.run(
            Sink(
                next: { self.next($0) },
                end: { completion in
                    upstream.dispose()
                    self.end(completion)
                }),
            upstream)
    }

    @inlinable
    func next(_ element: Element) {
        // `drain.run` without its frames, which each level of nesting would repeat.
        if flatten.drain.enter() {
            deliver(element)
            flatten.drain.leave()
        } else {
            enqueue(element)
        }
        flatten.startDeferred()
    }

    @inlinable
    @inline(never)
    func enqueue(_ element: Element) {
        flatten.drain.enqueue { self.deliver(element) }
    }

    @inlinable
    @inline(__always)
    func deliver(_ element: Element) {
        if subscription.isDisposed { return }
        // Not retained for the call, which took a third of it: this keeps `flatten`.
        Unmanaged.passUnretained(flatten)._withUnsafeGuaranteedRef { $0.sink.next(element) }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        flatten.handle { self.flatten.innerEnd(completion, self) }
    }
}
