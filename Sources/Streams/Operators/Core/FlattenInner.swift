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
        source.run(Sink(next: { self.next($0) }, end: { self.end($0) }), subscription)
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
        if subscription.isDropped { return }
        // Not retained for the call, which took a third of it: this keeps `flatten`.
        Unmanaged.passUnretained(flatten)._withUnsafeGuaranteedRef { $0.sink.next(element) }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        // Here, because the end may have to wait in the drain, and the source must not go on after it.
        guard subscription.stop() else { return }
        flatten.handle { self.flatten.innerEnd(completion, self) }
    }
}
