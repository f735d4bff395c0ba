extension Source {
    @inlinable
    func distinctUntilChanged(by areEqual: @escaping (Element, Element) throws(Failure) -> Bool) -> Source {
        lift { sink, _ in
            let latest = Cell<Element?>(nil)
            return Sink(
                next: { [fold] element in
                    _ = fold
                    do throws(Failure) {
                        if let previous = latest.value, try areEqual(previous, element) { return }
                        latest.value = element
                        sink.next(element)
                    } catch {
                        sink.fail(error)
                    }
                },
                end: sink.end)
        }
    }
}

extension Source {
    @inlinable
    func distinctUntilChanged<Key: Equatable>(at key: @escaping (Element) throws(Failure) -> Key) -> Source {
        distinctUntilChanged { (a, b) throws(Failure) in try key(a) == key(b) }
    }
}

extension ObservableType where Element: Equatable {
    /// Leaves out each element that equals the one before it.
    ///
    ///     a-a-b-a-|
    ///     distinctUntilChanged()
    ///     a---b-a-|
    @inlinable
    public func distinctUntilChanged() -> Observable<Element, Failure> {
        Observable(source.distinctUntilChanged(by: ==))
    }
}

extension ObservableType {
    /// Leaves out each element that counts as equal to the one before it; `areEqual` gets the earlier one first.
    ///
    ///     1-2-4-3-|
    ///     distinctUntilChanged(by: { $0 % 2 == $1 % 2 })
    ///     1-2---3-|
    ///
    /// A failure that `areEqual` throws ends the stream.
    @inlinable
    public func distinctUntilChanged(
        by areEqual: @escaping @Sendable (Element, Element) throws(Failure) -> Bool
    ) -> Observable<Element, Failure> {
        Observable(source.distinctUntilChanged(by: areEqual))
    }

    /// Leaves out each element whose key equals that of the one before it.
    ///
    ///     1-2-4-3-|
    ///     distinctUntilChanged(at: { $0 % 2 })
    ///     1-2---3-|
    ///
    /// A failure that `key` throws ends the stream.
    @inlinable
    public func distinctUntilChanged<Key: Equatable>(
        at key: @escaping @Sendable (Element) throws(Failure) -> Key
    ) -> Observable<Element, Failure> {
        Observable(source.distinctUntilChanged(at: key))
    }

    /// Tuples are not `Equatable`: write `distinctUntilChanged(by: ==)`.
    @available(*, unavailable, message: "Element is not Equatable; say how to compare: distinctUntilChanged(by: ==)")
    @_disfavoredOverload
    public func distinctUntilChanged() -> Observable<Element, Failure> {
        asObservable()
    }
}

extension MainActorStream where Element: Equatable {
    /// Leaves out each element that equals the one before it.
    @inlinable
    public func distinctUntilChanged() -> Self {
        Self(source.distinctUntilChanged { $0 == $1 })
    }
}

extension MainActorStream {
    /// Leaves out each element that counts as equal to the one before it; `areEqual` gets the earlier one first.
    @inlinable
    public func distinctUntilChanged(by areEqual: @escaping @MainActor (Element, Element) -> Bool) -> Self {
        Self(source.distinctUntilChanged(by: areEqual))
    }

    /// Leaves out each element whose key equals that of the one before it.
    @inlinable
    public func distinctUntilChanged<Key: Equatable>(at key: @escaping @MainActor (Element) -> Key) -> Self {
        Self(source.distinctUntilChanged(at: key))
    }

    /// Tuples are not `Equatable`: write `distinctUntilChanged(by: ==)`.
    @available(*, unavailable, message: "Element is not Equatable; say how to compare: distinctUntilChanged(by: ==)")
    @_disfavoredOverload
    public func distinctUntilChanged() -> Self {
        self
    }
}
