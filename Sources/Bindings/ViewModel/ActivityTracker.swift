public import Streams

/// Knows whether any of the work it tracks is under way, for a spinner.
///
/// ```swift
/// let activity = ActivityTracker()
/// let results = text.flatMapLatest { text in await activity.track { await service.search(text) } }
/// activity.isActive.drive(onNext: { spinner.isHidden = !$0 }).disposed(by: bag)
/// ```
public final class ActivityTracker: Sendable {
    private let count = BehaviorRelay(0)

    /// A tracker of no work yet.
    public init() {}

    /// Whether work is under way: the current state first, then each change.
    @MainActor
    public var isActive: Driver<Bool> {
        count.map { $0 > 0 }.distinctUntilChanged().asDriver()
    }

    /// Runs an operation, and counts it as work until it returns, throws or is cancelled.
    public func track<Result, Failure: Error>(
        _ operation: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        begin()
        defer { end() }
        return try await operation()
    }

    fileprivate func begin() { count.update { $0 + 1 } }
    fileprivate func end() { count.update { $0 - 1 } }
}

extension ObservableType {
    /// Counts each subscription as work of the tracker until it ends or is disposed of.
    public func trackActivity(_ tracker: ActivityTracker) -> Observable<Element, Failure> {
        self.do(onSubscribe: { tracker.begin() }, onDispose: { tracker.end() })
    }
}

extension MainActorStream {
    /// Counts the stream as work of the tracker while it is subscribed to.
    public func trackActivity(_ tracker: ActivityTracker) -> Self {
        self.do(onSubscribe: { tracker.begin() }, onDispose: { tracker.end() })
    }
}
