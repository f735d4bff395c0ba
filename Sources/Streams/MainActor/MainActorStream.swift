/// What ``Driver`` and ``Signal`` have in common: they live on the main actor, cannot fail, and run once for all.
///
/// An operator that keeps the element type is written here once and gives back the same kind of stream.
@MainActor
public protocol MainActorStream<Element>: StreamConvertible {
    /// What the stream carries; it never leaves the main actor, so it need not be `Sendable`.
    associatedtype Element

    /// The machinery inside.
    nonisolated var core: MainActorCore<Element> { get }

    /// A stream over the machinery, shared by all its subscribers.
    init(core: MainActorCore<Element>)
}

/// The inside of a ``Driver`` or a ``Signal``; only the library can make one.
public struct MainActorCore<Element> {
    @usableFromInline let source: Source<Element, Never>
    // What `source` subscribes to, where that is more than handing on.
    @usableFromInline let shared: MainShared<Element>?
    // To share what sends at most one element at once takes five allocations, and makes no difference where that is replayed
    // anyway: who subscribes from inside its handler begins a run of its own.
    @usableFromInline let isTrivial: Bool

    @inlinable
    init(_ source: Source<Element, Never>, isTrivial: Bool = false) {
        self.source = source
        self.isTrivial = isTrivial
        shared = nil
    }

    @inlinable
    init(sharing core: MainActorCore, remembers: Bool) {
        if core.isTrivial, remembers {
            self = core
            return
        }
        isTrivial = false
        let shared = MainShared(core.source, remembers: remembers)
        source = Source(asksLast: true) { shared.subscribe($0, $1) }
        self.shared = shared
    }
}

extension MainActorStream {
    // This and `init` are not inlined, so that the operators are small enough to be: then the compiler sees which closures
    // they are given, which takes a sixth off a relay with three operators.

    /// What an operator builds a shared stream on; what is not shared takes `core.source`.
    @inlinable
    @inline(never)
    var source: Source<Element, Never> {
        guard let shared = core.shared else { return core.source }
        let only = OnlyUser(shared)
        return Source { only.subscribe($0, $1) }
    }

    @inlinable
    @inline(never)
    init(_ source: Source<Element, Never>) {
        self.init(core: MainActorCore(source))
    }

    @inlinable
    func start(
        _ onNext: @escaping @MainActor (Element) -> Void,
        _ onCompleted: (@MainActor () -> Void)?,
        _ onDisposed: (@MainActor () -> Void)?,
        _ fileID: StaticString,
        _ line: UInt
    ) -> Subscription {
        let subscription = Subscription()
        LiveSubscriptions.note(subscription, Self.self, fileID, line)
        if let onDisposed { subscription.onMain(onDisposed) }
        // What `Source.start` does, with one closure and one allocation less; with two less when only the elements matter.
        var end: (Completion<Never>) -> Void = { _ in subscription.dispose() }
        if let onCompleted {
            end = { _ in
                guard subscription.finish() else { return }
                onCompleted()
                subscription.tearDown()
            }
        }
        core.source.run(Sink(next: core.source.last(onNext, subscription), end: end), subscription)
        return subscription
    }
}
