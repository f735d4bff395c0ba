/// A stream of elements over time, which may end, and fail with exactly `Failure`.
///
/// Nothing happens until somebody subscribes; each subscription runs the stream anew, unless it is
/// ``share(replay:scope:)``d. Events come one at a time, on whatever thread the source uses; handlers are `@Sendable`.
///
///     Observable.of(1, 2, 3)
///         .map { $0 * 10 }
///         .subscribe(onNext: { print($0) })      // 10, 20, 30
///         .disposed(by: bag)
///
/// A stream that cannot fail has the failure type `Never`; only such a stream becomes a ``Driver`` or a ``Signal``
/// without saying what happens on failure.
public struct Observable<Element: Sendable, Failure: Error> {
    @usableFromInline let source: Source<Element, Failure>

    @inlinable
    init(_ source: Source<Element, Failure>) {
        self.source = source
    }
}
