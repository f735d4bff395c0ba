/// Takes events to a scheduler, as many at a time as have come; one block at a time is under way.
@usableFromInline
final class Handover<Element, Failure: Error>: Disposable, @unchecked Sendable {  // `pending` is locked
    @usableFromInline
    struct Pending {
        @usableFromInline var elements: [Element] = []
        @usableFromInline var end: Completion<Failure>?
        @usableFromInline var isUnderWay = false

        @inlinable
        init() {}
    }

    @usableFromInline let outlet: Outlet<Element, Failure>
    @usableFromInline let scheduler: any Scheduler
    @usableFromInline let pending = Lock(Pending())
    // The other one of two buffers that take turns; used by the block that is under way.
    @exclusivity(unchecked) @usableFromInline final var batch: [Element] = []
    // So that a scheduler that runs work at once takes constant stack.
    @usableFromInline let blocks = Drain()

    @inlinable
    init(_ outlet: Outlet<Element, Failure>, _ scheduler: any Scheduler) {
        self.outlet = outlet
        self.scheduler = scheduler
    }

    @inlinable
    func add(_ element: Element) {
        if isFirst(element) { schedule() }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        let isFirst = pending.withLock { pending in
            pending.end = completion
            if pending.isUnderWay { return false }
            pending.isUnderWay = true
            return true
        }
        if isFirst { schedule() }
    }

    @inlinable
    func dispose() {
        var unread: [Element] = []
        pending.withLock { swap(&unread, &$0.elements) }
        _ = unread
    }

    @inlinable
    func schedule() {
        // The subscription holds this; when it is over, nobody does.
        scheduler.schedule { [weak self] in
            self?.run()
        }
    }

    // `blocks.run` without its frames, which each level of nesting would repeat.
    @inlinable
    func run() {
        if blocks.enter() {
            deliver()
            blocks.leave()
        } else {
            blocks.enqueue(deliver)
        }
    }

    /// Delivers what has come, and comes back in a block of its own for what comes meanwhile: other work of the
    /// scheduler gets its turn, and the next batch has time to grow.
    @inlinable
    func deliver() {
        let end = takePending()
        for element in batch { outlet.next(element) }
        batch.removeAll(keepingCapacity: batch.count < 1024)
        if let end { outlet.end(end) }
        if goesOn() { schedule() }
    }

    // Functions of their own, so that the frame which each level of nesting repeats stays small.

    @inlinable
    @inline(never)
    func isFirst(_ element: Element) -> Bool {
        pending.withLock { pending in
            pending.elements.append(element)
            if pending.isUnderWay { return false }
            pending.isUnderWay = true
            return true
        }
    }

    @inlinable
    @inline(never)
    func takePending() -> Completion<Failure>? {
        pending.withLock { pending in
            swap(&batch, &pending.elements)
            return pending.end.take()
        }
    }

    @inlinable
    @inline(never)
    func goesOn() -> Bool {
        pending.withLock { pending in
            pending.isUnderWay = !pending.elements.isEmpty || pending.end != nil
            return pending.isUnderWay
        }
    }
}
