extension Source {
    @inlinable
    func enumerated() -> Source<(index: Int, element: Element), Failure> {
        lift { sink, _ in
            let count = Cell(0)
            return Sink(
                next: { element in
                    let index = count.value
                    count.value = index &+ 1
                    sink.next((index, element))
                },
                end: sink.end)
        }
    }
}

extension ObservableType {
    /// Sends each element together with its number, from 0 on.
    ///
    ///     a-b-c-|
    ///     enumerated()
    ///     x-y-z-|   x = (0, a)   y = (1, b)   z = (2, c)
    @inlinable
    public func enumerated() -> Observable<(index: Int, element: Element), Failure> {
        Observable<(index: Int, element: Element), Failure>(source.enumerated())
    }
}

extension Driver {
    /// Sends each element together with its number, from 0 on.
    @inlinable
    public func enumerated() -> Driver<(index: Int, element: Element)> {
        Driver<(index: Int, element: Element)>(source.enumerated())
    }
}

extension Signal {
    /// Sends each element together with its number, from 0 on.
    @inlinable
    public func enumerated() -> Signal<(index: Int, element: Element)> {
        Signal<(index: Int, element: Element)>(source.enumerated())
    }
}
