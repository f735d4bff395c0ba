public import Streams

/// Gathers the failures of several streams, for an alert.
///
/// ```swift
/// let errors = ErrorTracker<SearchError>()
/// let results = request.catch(into: errors).asDriver()
/// errors.failures.emit(onNext: { alert.show($0) }).disposed(by: bag)
/// ```
public final class ErrorTracker<Failure: Error>: Sendable {
    private let relay = PublishRelay<Failure>()

    /// A tracker that knows of no failure.
    public init() {}

    /// The failures, from the moment of subscribing.
    @MainActor
    public var failures: Signal<Failure> { relay.asSignal() }

    /// Sends a failure.
    public func accept(_ failure: Failure) { relay.accept(failure) }
}

extension ObservableType {
    /// Sends a failure to the tracker, and fails with it all the same.
    public func trackError(_ tracker: ErrorTracker<Failure>) -> Observable<Element, Failure> {
        self.do(onError: { tracker.accept($0) })
    }

    /// Sends a failure to the tracker, and completes instead.
    public func `catch`(into tracker: ErrorTracker<Failure>) -> Observable<Element, Never> {
        trackError(tracker).catch { _ in .empty() }
    }
}
