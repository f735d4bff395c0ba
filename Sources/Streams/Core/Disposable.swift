/// Something that can be ended: a subscription, a timer, a piece of work.
///
/// `dispose()` may be called any number of times, from any thread, also from a `deinit`; only the first call does anything.
public protocol Disposable: Sendable {
    /// Ends it and lets go of everything it holds.
    func dispose()
}

extension Disposable {
    /// Ends this when the bag goes away, is cleared, or is itself disposed.
    ///
    /// A ``Subscription`` that ends before leaves the bag by itself.
    @inlinable
    public func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
