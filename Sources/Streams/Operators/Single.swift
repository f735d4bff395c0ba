extension Source {
    @inlinable
    func single() -> Source {
        lift { sink, subscription in
            let only = Cell<Element?>(nil)
            let isOver = Cell(false)
            return Sink(
                next: { element in
                    if isOver.value { return }
                    if only.value == nil {
                        only.value = element
                    } else {
                        isOver.value = true
                        sink.complete()
                    }
                },
                end: { completion in
                    if isOver.value { return }
                    if case .completed = completion, let element = only.value {
                        sink.finish(with: element, subscription)
                    } else {
                        sink.end(completion)
                    }
                })
        }
    }
}

extension ObservableType {
    /// Sends the stream's only element when it completes, and nothing when there is none or more than one.
    ///
    ///     --a---|
    ///     single()
    ///     ------(a|)
    ///
    ///     --a-b-|
    ///     single()
    ///     ----|
    ///
    /// A wrong number of elements is no failure, so that none has to be invented: ``ifEmpty(default:)`` stands in, or
    /// ``ifEmpty(switchTo:)`` with a stream that fails. A second element disposes of the stream at once.
    @inlinable
    public func single() -> Observable<Element, Failure> {
        Observable(source.single())
    }
}
