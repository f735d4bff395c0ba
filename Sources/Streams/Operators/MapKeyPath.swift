// Disfavoured, because beside a second overload that takes a closure ten maps in one chain do not type-check.

extension ObservableType {
    /// Sends what a key path finds in each element.
    ///
    ///     a--b--|
    ///     map(\.count)
    ///     1--3--|   a = "x"   b = "xyz"
    @inlinable
    @_disfavoredOverload
    public func map<NewElement: Sendable>(
        _ keyPath: any KeyPath<Element, NewElement> & Sendable
    ) -> Observable<NewElement, Failure> {
        Observable<NewElement, Failure>(source.map { $0[keyPath: keyPath] })
    }
}

extension Driver {
    /// Sends what a key path finds in each element.
    @inlinable
    @_disfavoredOverload
    public func map<NewElement>(_ keyPath: KeyPath<Element, NewElement>) -> Driver<NewElement> {
        Driver<NewElement>(source.map { $0[keyPath: keyPath] })
    }
}

extension Signal {
    /// Sends what a key path finds in each element.
    @inlinable
    @_disfavoredOverload
    public func map<NewElement>(_ keyPath: KeyPath<Element, NewElement>) -> Signal<NewElement> {
        Signal<NewElement>(source.map { $0[keyPath: keyPath] })
    }
}
