extension Source {
    @usableFromInline
    func repeated(_ count: Int) -> Source {
        if count < 1 { return .ended(.completed) }
        return followed { _ in
            var left = count
            return { _, completion in
                if left < .max { left -= 1 }
                guard case .completed = completion, left > 0 else { return .end(completion) }
                return .run(self)
            }
        }
    }
}

extension ObservableType {
    /// Subscribes to the stream anew each time it completes.
    ///
    ///     -a-|
    ///     repeat(2)
    ///     -a--a-|
    ///
    /// A failure ends everything. Any number of rounds that complete at once takes constant stack.
    ///
    /// - Parameter count: how often it runs in all; without end when none is given, not at all when it is zero or less.
    @inlinable
    public func `repeat`(_ count: Int = .max) -> Observable<Element, Failure> {
        Observable(source.repeated(count))
    }
}

extension MainActorStream {
    /// Subscribes to the stream anew each time it completes.
    ///
    /// - Parameter count: how often it runs in all; without end when none is given, not at all when it is zero or less.
    @inlinable
    public func `repeat`(_ count: Int = .max) -> Self {
        Self(source.repeated(count))
    }
}
