/// What a shared stream builds on another one.
///
/// While nobody else knows that one, it is run directly, because there is nobody to share it with: that takes a third
/// off a main-actor relay with three operators. Who uses this runs it once at a time. A stream that somebody has run
/// before may be running still, although whoever subscribed to it has forgotten it, so it is shared for good.
@usableFromInline
final class OnlyUser<Element> {
    @usableFromInline var shared: MainShared<Element>

    @inlinable
    init(_ shared: MainShared<Element>) {
        self.shared = shared
    }

    @inlinable
    func subscribe(_ sink: Sink<Element, Never>, _ subscription: Subscription) {
        if isKnownUniquelyReferenced(&shared), !shared.hasRun {
            shared.source.held.run(sink, subscription)
        } else {
            shared.subscribe(sink, subscription)
        }
    }
}
