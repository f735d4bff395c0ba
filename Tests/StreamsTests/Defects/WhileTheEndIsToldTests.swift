import Marbles
import Streams
import Testing

/// A subscription is over before its end handler runs: what the handler does upstream starts nothing.
@Suite struct WhileTheEndIsToldTests {
    private struct Bad: Error {}

    private func failing(_ runs: BehaviorRelay<Int>) -> Observable<Int, Bad> {
        .deferred {
            runs.accept(runs.value + 1)
            return .fail(Bad())
        }
    }

    @Test func aTriggerOfARetryStartsNothing() {
        let runs = BehaviorRelay(0)
        let (triggers, stop) = (PublishSubject<Int, Bad>(), PublishSubject<Int, Bad>())
        _ = failing(runs).retry { _ in triggers.asObservable() }.take(until: stop)
            .subscribe(onNext: { _ in }, onCompleted: { triggers.onNext(1) })
        stop.onNext(1)
        #expect(runs.value == 1)
    }

    /// A closure on the way of the end disposes of everything.
    @Test func nothingComesInThePlaceOfWhatIsDisposedOf() {
        let (runs, failed, done) = (BehaviorRelay(0), PublishSubject<Int, Bad>(), PublishSubject<Int, Bad>())
        let (first, second, third) = (DisposeBag(), DisposeBag(), DisposeBag())
        failed.do(onError: { _ in first.dispose() }).catch { _ in failing(runs) }.subscribe().disposed(by: first)
        failed.mapError { bad in
            second.dispose()
            return bad
        }.catch { _ in failing(runs) }.subscribe().disposed(by: second)
        done.do(onCompleted: { third.dispose() }).ifEmpty(switchTo: failing(runs)).subscribe().disposed(by: third)
        failed.onError(Bad())
        done.onCompleted()
        #expect(runs.value == 0)
    }

    @Test func theTimerOfARetryStartsNothing() {
        let (runs, time, stop) = (BehaviorRelay(0), VirtualScheduler(), PublishSubject<Int, Bad>())
        _ = failing(runs).retry(backoff: .constant(.milliseconds(1)), scheduler: time).take(until: stop)
            .subscribe(onNext: { _ in }, onCompleted: { time.advance(by: .milliseconds(3)) })
        stop.onNext(1)
        #expect(runs.value == 1)
    }

    @Test func aFlatMapAsksForNoStream() {
        for policy in 0..<4 {
            let asked = BehaviorRelay(0)
            let (source, stop) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
            let inner = { @Sendable (_: Int) -> Observable<Int, Never> in
                .deferred {
                    asked.accept(asked.value + 1)
                    return .just(1)
                }
            }
            let mapped =
                switch policy {
                case 0: source.flatMap(inner)
                case 1: source.flatMapLatest(inner)
                case 2: source.flatMapFirst(inner)
                default: source.concatMap(inner)
                }
            _ = mapped.take(until: stop).subscribe(onNext: { _ in }, onCompleted: { source.onNext(1) })
            stop.onNext(1)
            #expect(asked.value == 0)
        }
    }

    // What the last element of a shared run does on its way out comes after the run's own end.
    @Test func aSharedRunEndsBeforeWhatItKeptIsReleased() {
        let log = EventLog()
        let first = BehaviorRelay(true)
        let kept = PublishSubject<Ender, Never>()
        let source = Observable<Ender, Never>.create { observer in
            log.add("start")
            if first.value {
                first.accept(false)
                observer.onNext(
                    Ender {
                        log.add("released")
                        kept.onCompleted()
                    })
            }
            return Disposables.create { log.add("stop") }
        }
        let shared = source.share(replay: 1)
        _ = kept.subscribe(onNext: { _ in }, onCompleted: { _ = shared.subscribe(onNext: { _ in }) })
        shared.subscribe(onNext: { _ in }).dispose()
        #expect(log.text == "start stop released start")
    }
}

private final class Ender: Sendable {
    private let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    deinit { work() }
}
