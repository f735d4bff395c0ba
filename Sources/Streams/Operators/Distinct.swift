extension Source {
    @inlinable
    func distinct<Key: Hashable>(at key: @escaping (Element) throws(Failure) -> Key) -> Source {
        lift { sink, _ in
            let seen = Cell(Set<Key>())
            return Sink(
                next: { [fold] element in
                    _ = fold
                    do throws(Failure) {
                        if seen.value.insert(try key(element)).inserted { sink.next(element) }
                    } catch {
                        sink.fail(error)
                    }
                },
                end: sink.end)
        }
    }
}

extension ObservableType where Element: Hashable {
    /// Leaves out each element that has come before.
    ///
    ///     a-b-a-c-b-|
    ///     distinct()
    ///     a-b---c---|
    ///
    /// Remembers every different element as long as the subscription lives; where only the last one matters, use
    /// ``distinctUntilChanged()``.
    @inlinable
    public func distinct() -> Observable<Element, Failure> {
        Observable(source.distinct(at: { $0 }))
    }
}

extension ObservableType {
    /// Leaves out each element whose key has come before.
    ///
    ///     1-2-3-4-|
    ///     distinct(at: { $0 % 2 })
    ///     1-2-----|
    ///
    /// Remembers every different key as long as the subscription lives. A failure that `key` throws ends the stream.
    @inlinable
    public func distinct<Key: Hashable>(
        at key: @escaping @Sendable (Element) throws(Failure) -> Key
    ) -> Observable<Element, Failure> {
        Observable(source.distinct(at: key))
    }

    /// Elements that are not `Hashable` need a key: write `distinct(at:)`.
    @available(*, unavailable, message: "Element is not Hashable; say what counts: distinct(at: { $0.id })")
    @_disfavoredOverload
    public func distinct() -> Observable<Element, Failure> {
        asObservable()
    }
}
