extension Source {
    @inlinable
    func takeLast(_ count: Int) -> Source {
        lift { sink, subscription in
            let memory = Cell(Memory<Element>(limit: Swift.max(0, count)))
            return Sink(
                next: { element in _ = memory.value.push(element) },
                end: { completion in
                    if case .completed = completion {
                        memory.value.send(to: sink.next, unless: { subscription.isDisposed })
                    }
                    if !subscription.isDisposed { sink.end(completion) }
                })
        }
    }
}

extension ObservableType {
    /// Sends the last elements when the stream completes.
    ///
    ///     a-b-c-|
    ///     takeLast(2)
    ///     ------(bc|)
    ///
    /// Keeps no more than `count` elements. When the stream fails, nothing is sent but the failure. For zero or less
    /// there are no elements; the stream is subscribed to all the same.
    @inlinable
    public func takeLast(_ count: Int) -> Observable<Element, Failure> {
        Observable(source.takeLast(count))
    }

    /// Sends the last element when the stream completes.
    ///
    ///     a-b-|
    ///     last()
    ///     ----(b|)
    ///
    /// A stream without elements gives one without elements, for which ``ifEmpty(default:)`` stands in.
    @inlinable
    public func last() -> Observable<Element, Failure> {
        Observable(source.takeLast(1))
    }
}
