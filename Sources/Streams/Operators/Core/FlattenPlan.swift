public import Synchronization

/// What `flatMap` is asked for, in one piece: a closure with one thing in it takes half as much of the stack.
@usableFromInline
final class FlattenPlan<Input, Element, Failure: Error> {
    @usableFromInline typealias Selector = (Input) throws(Failure) -> Source<Element, Failure>

    @usableFromInline let source: Source<Input, Failure>
    @usableFromInline let policy: FlattenPolicy
    @usableFromInline let confined: Bool
    @usableFromInline let selector: Selector

    @inlinable
    init(
        _ source: Source<Input, Failure>, _ policy: FlattenPolicy, _ confined: Bool, _ selector: @escaping Selector
    ) {
        self.source = source
        self.policy = policy
        self.confined = confined
        self.selector = selector
    }

    @inlinable
    func run(_ sink: Sink<Element, Failure>, _ subscription: Subscription) {
        let flatten = Flatten(sink, subscription, policy, confined: confined)
        let outer = FlattenOuter(flatten, selector)
        source.run(Sink(next: { outer.next($0) }, end: { outer.end($0) }), flatten.outer)
    }
}

/// The outer stream's side of a `Flatten`, which is serial; nothing of the inner streams holds it.
@usableFromInline
final class FlattenOuter<Input, Element, Failure: Error> {
    @usableFromInline let flatten: Flatten<Element, Failure>
    @usableFromInline let selector: FlattenPlan<Input, Element, Failure>.Selector
    // The last one that was over at once: when nobody knows it any more, it serves again, which saves two allocations of three.
    @usableFromInline let last = Berth<FlattenInner<Element, Failure>>()

    @inlinable
    init(
        _ flatten: Flatten<Element, Failure>, _ selector: @escaping FlattenPlan<Input, Element, Failure>.Selector
    ) {
        self.flatten = flatten
        self.selector = selector
    }

    @inlinable
    func next(_ input: Input) {
        // What still comes while the end waits is too late.
        if flatten.outer.isDisposed { return }
        do throws(Failure) {
            let source = try selector(input)
            if flatten.isFree { start(source) } else { flatten.handle { self.flatten.outerNext(source) } }
        } catch {
            end(.failed(error))
        }
    }

    @inlinable
    @inline(never)
    func end(_ completion: Completion<Failure>) {
        // Here, because the end may have to wait in the drain, and the outer stream must not go on after it.
        flatten.outer.dispose()
        flatten.handle { self.flatten.outerEnd(completion) }
    }

    @inlinable
    @inline(__always)
    func start(_ source: Source<Element, Failure>) {
        if flatten.outer.isDisposed || flatten.subscription.isDisposed { return }
        let inner = nextInner()
        guard flatten.begin(inner) else { return }
        inner.run(source)
        if inner.subscription.isDisposed { _ = last.put(inner) }
    }

    @inlinable
    func nextInner() -> FlattenInner<Element, Failure> {
        if var inner = last.take(), isKnownUniquelyReferenced(&inner) {
            // It may have been over on another thread: comes after what that did with it, as `innerEnd` says at the end.
            _ = flatten.over.load(ordering: .acquiring)
            if Subscription.renew(&inner.subscription) { return inner }
        }
        return FlattenInner(flatten)
    }
}
