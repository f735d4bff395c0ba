/// A stream for views: on the main actor, without failures, shared, and with its latest element for who comes later.
///
/// Handlers are `@MainActor`, so they touch views and view models as they are. All subscribers share one run of the
/// stream, side effects included; who subscribes while others do gets the latest element at once. When the last one has
/// left, nothing is kept.
///
///     results.drive(onNext: { list in table.reload(list) }).disposed(by: bag)
@MainActor
public struct Driver<Element>: MainActorStream {
    /// The machinery inside.
    nonisolated public let core: MainActorCore<Element>

    /// A driver over the machinery: it shares one run and replays the latest element.
    @inlinable
    public init(core: MainActorCore<Element>) {
        self.core = MainActorCore(sharing: core, remembers: true)
    }

    /// Over a source that is shared already.
    @inlinable
    init(shared source: Source<Element, Never>) {
        core = MainActorCore(source)
    }

    /// Calls the handlers on the main actor; with the latest element, if there is one, before this returns.
    ///
    /// - Parameters:
    ///   - onNext: called with each element.
    ///   - onCompleted: called once, if the stream completes.
    ///   - onDisposed: called once, when the subscription is over, in whatever way.
    ///   - fileID: where the subscription is made, for ``LiveSubscriptions``.
    ///   - line: where the subscription is made, for ``LiveSubscriptions``.
    /// - Returns: the subscription. It goes on when the result is dropped; dispose of it to stop.
    @inlinable
    public func drive(
        onNext: @escaping @MainActor (Element) -> Void,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        start(onNext, onCompleted, onDisposed, fileID, line)
    }
}
