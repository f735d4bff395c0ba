extension Source where Element: Sequence {
    @inlinable
    func joined(separator: [Element.Element]) -> Source<Element.Element, Failure> {
        build { [run] sink, subscription in
            let isFirst = Cell(true)
            run(
                Sink(
                    next: { elements in
                        if !isFirst.value {
                            for element in separator where !subscription.isDisposed { sink.next(element) }
                        }
                        isFirst.value = false
                        for element in elements {
                            if subscription.isDisposed { return }
                            sink.next(element)
                        }
                    },
                    end: sink.end),
                subscription)
        }
    }
}

extension Source where Element: StringProtocol {
    @inlinable
    func joined(separator: String) -> Source<String, Failure> {
        build { [run] sink, subscription in
            let parts = Cell<[Element]>([])
            run(
                Sink(
                    next: { parts.value.append($0) },
                    end: { completion in
                        if case .completed = completion { sink.next(parts.value.joined(separator: separator)) }
                        if !subscription.isDisposed { sink.end(completion) }
                    }),
                subscription)
        }
    }
}

extension ObservableType where Element: Sequence, Element.Element: Sendable {
    /// Sends the elements of each sequence one by one, like `joined()` of the standard library.
    ///
    ///     x---y-|               x = [a, b]   y = [c]
    ///     joined()
    ///     (ab)c-|               a and b at 0, c at 4
    ///
    /// A stream of streams is joined by ``concat()``.
    @inlinable
    public func joined() -> Observable<Element.Element, Failure> {
        Observable<Element.Element, Failure>(source.joined(separator: []))
    }

    /// Sends the elements of each sequence one by one, and those of the separator between one sequence and the next.
    ///
    ///     x---y-|                  x = [a, b]   y = [c]
    ///     joined(separator: [s])
    ///     (ab)[sc]-|               a and b at 0, s and c at 4
    @inlinable
    public func joined(separator: some Sequence<Element.Element>) -> Observable<Element.Element, Failure> {
        Observable<Element.Element, Failure>(source.joined(separator: Array(separator)))
    }
}

extension ObservableType where Element: StringProtocol {
    /// Sends one string, made of all that come, when the stream completes, like `joined(separator:)` of the standard
    /// library.
    ///
    ///     a-b-|
    ///     joined(separator: ", ")
    ///     ----(x|)   x = "a, b"
    @inlinable
    public func joined(separator: String = "") -> Observable<String, Failure> {
        Observable<String, Failure>(source.joined(separator: separator))
    }
}
