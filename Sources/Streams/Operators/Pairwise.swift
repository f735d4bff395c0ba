extension Source {
    @inlinable
    func pairwise() -> Source<(Element, Element), Failure> {
        lift { sink, _ in
            let previous = Cell<Element?>(nil)
            return Sink(
                next: { element in
                    let earlier = previous.value
                    previous.value = element
                    if let earlier { sink.next((earlier, element)) }
                },
                end: sink.end)
        }
    }
}

extension ObservableType {
    /// Sends each element together with the one before it.
    ///
    ///     a-b-c-|
    ///     pairwise()
    ///     --x-y-|   x = (a, b)   y = (b, c)
    ///
    /// Nothing is sent for the first element.
    @inlinable
    public func pairwise() -> Observable<(Element, Element), Failure> {
        Observable<(Element, Element), Failure>(source.pairwise())
    }
}

extension Driver {
    /// Sends each element together with the one before it; nothing for the first one.
    @inlinable
    public func pairwise() -> Driver<(Element, Element)> {
        Driver<(Element, Element)>(source.pairwise())
    }
}

extension Signal {
    /// Sends each element together with the one before it; nothing for the first one.
    @inlinable
    public func pairwise() -> Signal<(Element, Element)> {
        Signal<(Element, Element)>(source.pairwise())
    }
}
