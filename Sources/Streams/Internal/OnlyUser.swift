/// What a shared stream builds on another one.
///
/// While nobody else knows that one, it is run directly, because there is nobody to share it with: that takes a third
/// off a main-actor relay with three operators. Who uses this runs it once at a time.
@usableFromInline
final class OnlyUser<Element, Failure: Error> {
    @usableFromInline var shared: Shared<Element, Failure>

    @inlinable
    init(_ shared: Shared<Element, Failure>) {
        self.shared = shared
    }

    @inlinable
    func subscribe(_ sink: Sink<Element, Failure>, _ subscription: Subscription) {
        if isKnownUniquelyReferenced(&shared) {
            shared.source.held.run(sink, subscription)
        } else {
            shared.subscribe(sink, subscription)
        }
    }
}
