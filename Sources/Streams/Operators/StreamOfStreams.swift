extension ObservableType where Element: ObservableType, Element.Failure == Failure {
    /// Sends what the latest of the streams sends: a new one disposes of the one that is running before it is
    /// subscribed to.
    ///
    ///     -x----y-----|   x = --1--2--3|   y = --4|
    ///     switchLatest()
    ///     ---1----4---|
    ///
    /// Completes when this stream and the running one have.
    @inlinable
    public func switchLatest() -> Observable<Element.Element, Failure> {
        Observable<Element.Element, Failure>(source.flatMap(.latest) { $0.source })
    }

    /// Sends what the streams send, as it comes; completes when this stream and all of them have.
    ///
    ///     -x----y-----|   x = --1--2--3|   y = --4|
    ///     merge()
    ///     ---1--2-43--|
    ///
    /// - Parameter maxConcurrent: how many may run at once, at least one; further ones wait their turn, none is dropped.
    @inlinable
    public func merge(maxConcurrent: Int = .max) -> Observable<Element.Element, Failure> {
        Observable<Element.Element, Failure>(
            source.flatMap(.merge(Swift.max(1, maxConcurrent))) { $0.source })
    }

    /// Sends what the streams send, one stream after the other, in the order in which they came.
    ///
    ///     -x----y-----|   x = --1--2--3|   y = --4|
    ///     concat()
    ///     ---1--2--3--4|
    ///
    /// A stream that comes while another is running waits until that has completed; none is dropped.
    @inlinable
    public func concat() -> Observable<Element.Element, Failure> {
        merge(maxConcurrent: 1)
    }
}

extension Driver {
    /// Sends what the latest of the drivers sends: a new one disposes of the one that is running.
    @inlinable
    public func switchLatest<New>() -> Driver<New> where Element == Driver<New> {
        flatMap(.latest) { $0 }
    }

    /// Sends what the drivers send, as it comes.
    ///
    /// - Parameter maxConcurrent: how many may run at once, at least one; further ones wait their turn.
    @inlinable
    public func merge<New>(maxConcurrent: Int = .max) -> Driver<New> where Element == Driver<New> {
        flatMap(.merge(Swift.max(1, maxConcurrent))) { $0 }
    }

    /// Sends what the drivers send, one driver after the other.
    @inlinable
    public func concat<New>() -> Driver<New> where Element == Driver<New> {
        flatMap(.merge(1)) { $0 }
    }
}

extension Signal {
    /// Sends what the latest of the signals sends: a new one disposes of the one that is running.
    @inlinable
    public func switchLatest<New>() -> Signal<New> where Element == Signal<New> {
        flatMap(.latest) { $0 }
    }

    /// Sends what the signals send, as it comes.
    ///
    /// - Parameter maxConcurrent: how many may run at once, at least one; further ones wait their turn.
    @inlinable
    public func merge<New>(maxConcurrent: Int = .max) -> Signal<New> where Element == Signal<New> {
        flatMap(.merge(Swift.max(1, maxConcurrent))) { $0 }
    }

    /// Sends what the signals send, one signal after the other.
    @inlinable
    public func concat<New>() -> Signal<New> where Element == Signal<New> {
        flatMap(.merge(1)) { $0 }
    }
}
