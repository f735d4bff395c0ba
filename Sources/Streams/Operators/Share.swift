extension ObservableType {
    /// Runs the stream once for all who subscribe.
    ///
    ///     -a-b-c-|            this, run once
    ///     share(replay: 1)
    ///     -a-b-c-|            who subscribes at 0
    ///     --ab-c-|            who subscribes at 2
    ///
    /// - Parameters:
    ///   - replay: how many of the latest elements who subscribes later is given, at once.
    ///   - scope: how long they, and the end, are kept. Under ``ShareScope/whileConnected`` an ended stream is subscribed
    ///     anew by who comes next, and when all have left nothing is kept; under ``ShareScope/forever`` a late subscriber
    ///     gets what was kept and the end.
    ///
    /// Two threads that subscribe first at the same time start the stream once.
    @inlinable
    public func share(replay: Int = 0, scope: ShareScope = .whileConnected) -> Observable<Element, Failure> {
        let shared = Shared(source, keeps: replay, scope: scope)
        return Observable(Source(asksLast: true) { shared.subscribe($0, $1) })
    }
}
