/// A stream of things that happen, for views: on the main actor, without failures, shared, and without replay.
///
/// It is a ``Driver`` for what has no current value: a route to open, an alert to show. Who subscribes gets what happens
/// from then on.
///
///     route.emit(onNext: { coordinator.open($0) }).disposed(by: bag)
@MainActor
public struct Signal<Element>: MainActorStream {
    /// The machinery inside.
    nonisolated public let core: MainActorCore<Element>

    /// A signal over the machinery: it shares one run and replays nothing.
    @inlinable
    public init(core: MainActorCore<Element>) {
        self.core = MainActorCore(sharing: core, remembers: false)
    }

    /// Over a source that is shared already.
    @inlinable
    init(shared source: Source<Element, Never>) {
        core = MainActorCore(source)
    }

    /// Calls the handlers on the main actor.
    ///
    /// - Parameters:
    ///   - onNext: called with each element.
    ///   - onCompleted: called once, if the stream completes.
    ///   - onDisposed: called once, when the subscription is over, in whatever way.
    ///   - fileID: where the subscription is made, for ``LiveSubscriptions``.
    ///   - line: where the subscription is made, for ``LiveSubscriptions``.
    /// - Returns: the subscription. It goes on when the result is dropped; dispose of it to stop.
    @inlinable
    public func emit(
        onNext: @escaping @MainActor (Element) -> Void,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        start(onNext, onCompleted, onDisposed, fileID, line)
    }
}
