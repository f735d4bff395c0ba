extension Source {
    @inlinable
    func filter(_ isIncluded: @escaping (Element) throws(Failure) -> Bool) -> Source {
        lift { sink, _ in
            Sink(
                next: { [fold] element in
                    _ = fold
                    do throws(Failure) {
                        if try isIncluded(element) { sink.next(element) }
                    } catch {
                        sink.fail(error)
                    }
                },
                end: sink.end)
        }
    }
}

extension ObservableType {
    /// Lets those elements through that satisfy the condition.
    ///
    ///     1-2-3-|
    ///     filter { $0 != 2 }
    ///     1---3-|
    ///
    /// A failure that `isIncluded` throws ends the stream.
    @inlinable
    public func filter(
        _ isIncluded: @escaping @Sendable (Element) throws(Failure) -> Bool
    ) -> Observable<Element, Failure> {
        Observable(source.filter(isIncluded))
    }
}

extension MainActorStream {
    /// Lets those elements through that satisfy the condition.
    @inlinable
    public func filter(_ isIncluded: @escaping @MainActor (Element) -> Bool) -> Self {
        Self(source.filter(isIncluded))
    }
}
