/// What a stream does, as a value.
public enum Event<Element, Failure: Error> {
    /// It sends an element.
    case next(Element)
    /// It completes.
    case completed
    /// It fails.
    case failed(Failure)
}

extension Event: Sendable where Element: Sendable {}
extension Event: Equatable where Element: Equatable, Failure: Equatable {}
extension Event: Hashable where Element: Hashable, Failure: Hashable {}

extension Source {
    @inlinable
    func materialize() -> Source<Event<Element, Failure>, Never> {
        lift { sink, subscription in
            Sink(
                next: { sink.next(.next($0)) },
                end: { completion in
                    switch completion {
                    case .completed: sink.finish(with: .completed, subscription)
                    case .failed(let failure): sink.finish(with: .failed(failure), subscription)
                    }
                })
        }
    }

    @inlinable
    func dematerialize<Content, NewFailure: Error>() -> Source<Content, NewFailure>
    where Element == Event<Content, NewFailure>, Failure == Never {
        lift { sink, _ in
            let isOver = Cell(false)
            return Sink(
                next: { event in
                    if isOver.value { return }
                    switch event {
                    case .next(let element):
                        sink.next(element)
                    case .completed:
                        isOver.value = true
                        sink.complete()
                    case .failed(let failure):
                        isOver.value = true
                        sink.fail(failure)
                    }
                },
                end: { _ in if !isOver.value { sink.complete() } })
        }
    }
}

extension ObservableType {
    /// Sends what the stream does, its end included, as elements; the result completes and never fails.
    ///
    ///     a-b-#
    ///     materialize()
    ///     x-y-(z|)   x = .next(a)   y = .next(b)   z = .failed(error)
    @inlinable
    public func materialize() -> Observable<Event<Element, Failure>, Never> {
        Observable<Event<Element, Failure>, Never>(source.materialize())
    }
}

extension ObservableType where Failure == Never {
    /// Does what the elements say: the opposite of ``materialize()``.
    ///
    ///     x-y-z-w|   x = .next(a)   y = .next(b)   z = .failed(error)
    ///     dematerialize()
    ///     a-b-#
    ///
    /// After the first end among the elements the stream is disposed of. It completes when the stream does before.
    @inlinable
    public func dematerialize<Content: Sendable, NewFailure: Error>() -> Observable<Content, NewFailure>
    where Element == Event<Content, NewFailure> {
        Observable<Content, NewFailure>(source.dematerialize())
    }
}
