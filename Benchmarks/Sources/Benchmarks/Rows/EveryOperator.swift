import Streams
import StreamsTesting
import Synchronization

/// Operators that have no row of their own: a subject, the operator, and a subscriber that counts.
///
/// What holds here is that an event allocates nothing. All share one baseline, a closure that counts under a mutex, which is
/// the least by hand that several threads may call: the ratio says what subject and operator cost beside it.
extension Row {
    static var everyOperator: [Row] {
        shaping + filtering + cutting + pairing + flatteningStreams + waiting + failing + sharingOne + ending
    }

    private static var shaping: [Row] {
        [
            operating("map to a key path") { $0.map(\.magnitude) },
            operating("compactMap") { $0.compactMap { $0 & 1 == 0 ? $0 : nil } },
            operating("do(onNext:)") { $0.do(onNext: { use($0) }) },
            operating("enumerated") { $0.enumerated() },
            operating("pairwise") { $0.pairwise() },
            operating("scan(into:)") { $0.scan(into: 0) { $0 &+= $1 } },
            operating("map to a range → joined") { $0.map { $0..<$0 &+ 1 }.joined() },
            operating("startWith") { $0.startWith(1) },
            operating("endWith") { $0.endWith(1) },
            operating("ifEmpty(default:)") { $0.ifEmpty(default: 1) },
            operating("materialize → dematerialize") { numbers in
                let again: Observable<Int, Never> = numbers.materialize().dematerialize()
                return again
            },
            operating("not") { $0.map { $0 & 1 == 0 }.not() },
        ]
    }

    private static var filtering: [Row] {
        [
            operating("distinctUntilChanged") { $0.distinctUntilChanged() },
            operating("distinctUntilChanged(at:)") { $0.distinctUntilChanged { $0 >> 1 } },
            operating("distinctUntilChanged(by:)") { $0.distinctUntilChanged(by: ==) },
            operating("ignoreElements") { $0.ignoreElements() },
            operating("reduce") { $0.reduce(0) { $0 &+ $1 } },
            operating("reduce(into:)") { $0.reduce(into: 0) { $0 &+= $1 } },
            operating("takeLast(1)") { $0.takeLast(1) },
            operating("single of many") { $0.filter { $0 < 0 }.single() },
        ]
    }

    private static var cutting: [Row] {
        let never = Observable<Int, Never>.never()
        return [
            operating("take") { $0.take(.max) },
            operating("take(while:)") { $0.take(while: { $0 >= 0 }) },
            operating("take(until:), an element") { $0.take(until: { $0 < 0 }) },
            operating("take(until:), a stream") { $0.take(until: never) },
            operating("take(for:)") { $0.take(for: .seconds(1), scheduler: VirtualScheduler()) },
            operating("skip") { $0.skip(1) },
            operating("skip(while:)") { $0.skip(while: { $0 < 1 }) },
            operating("skip(until:), not yet") { $0.skip(until: never) },
            operating("skip(until:), over") { $0.skip(until: Observable<Int, Never>.just(1)) },
            operating("skip(for:), not yet") { $0.skip(for: .seconds(1), scheduler: VirtualScheduler()) },
            operating("element(at:)") { $0.element(at: .max) },
        ]
    }

    private static var pairing: [Row] {
        let never = Observable<Int, Never>.never()
        return [
            operating("zip of 3 times itself") { .zip($0, $0, $0) },
            operating("zip of 4 times itself") { .zip($0, $0, $0, $0) },
            operating("zip of 8 times itself") { .zip($0, $0, $0, $0, $0, $0, $0, $0) },
            operating("combineLatest of 3 times itself") { .combineLatest($0, $0, $0) },
            operating("combineLatest of 4 times itself") { .combineLatest($0, $0, $0, $0) },
            operating("withLatestFrom itself") { $0.withLatestFrom($0) },
            operating("sample by itself") { $0.sample($0) },
            operating("merge(with:) itself") { $0.merge(with: $0) },
            operating("amb") { $0.amb(never) },
            operating("concat") { $0.concat(never) },
            operating("and") { $0.map { $0 & 1 == 0 }.and(.just(true)) },
            operating("or") { $0.map { $0 & 1 == 0 }.or(.just(false)) },
        ]
    }

    private static var flatteningStreams: [Row] {
        [
            operating("flatMap of just") { $0.flatMap { .just($0) } },
            operating("flatMap of just, two at a time") { $0.flatMap(maxConcurrent: 2) { .just($0) } },
            operating("flatMapFirst of just") { $0.flatMapFirst { .just($0) } },
            operating("flatMapFirst of never") { $0.flatMapFirst { _ in Observable<Int, Never>.never() } },
            operating("map to just → switchLatest") { $0.map { Observable<Int, Never>.just($0) }.switchLatest() },
            operating("map to just → merge") { $0.map { Observable<Int, Never>.just($0) }.merge() },
            operating("map to just → concat") { $0.map { Observable<Int, Never>.just($0) }.concat() },
        ]
    }

    private static var waiting: [Row] {
        [
            operating("throttle, leading only") {
                $0.throttle(.seconds(1), latest: false, scheduler: VirtualScheduler())
            },
            operating("timeout") {
                $0.timeout(.seconds(1), other: Observable<Int, Never>.never(), scheduler: VirtualScheduler())
            },
            operating("measureInterval") { $0.measureInterval(scheduler: VirtualScheduler()) },
            operating("delaySubscription, over") { $0.delaySubscription(.zero, scheduler: ImmediateScheduler()) },
            operating("subscribe(on:)") { $0.subscribe(on: ImmediateScheduler()) },
            operating("observe(on:), at once") { $0.observe(on: ImmediateScheduler()) },
            operating("observe(on: MainScheduler), there already") { $0.observe(on: MainScheduler()) },
        ]
    }

    private static var failing: [Row] {
        [
            operating("setFailureType") { $0.setFailureType(to: Wrong.self) },
            operating("mapError") { $0.setFailureType(to: Wrong.self).mapError { $0 } },
            operating("catch") { $0.setFailureType(to: Wrong.self).catch { _ in Observable<Int, Never>.never() } },
            operating("catchAndReturn") { $0.setFailureType(to: Wrong.self).catchAndReturn(1) },
            operating("retry") { $0.setFailureType(to: Wrong.self).retry(2) },
            operating("retry(backoff:)") {
                $0.setFailureType(to: Wrong.self)
                    .retry(backoff: .constant(.seconds(1)), scheduler: VirtualScheduler())
            },
            operating("retry(when:)") { $0.setFailureType(to: Wrong.self).retry(when: { $0 }) },
            operating("repeat") { $0.repeat(2) },
        ]
    }

    private static var sharingOne: [Row] {
        [
            operating("share") { $0.share() },
            operating("share(replay: 1)") { $0.share(replay: 1) },
            operating("publish → refCount") { $0.publish().refCount() },
            operating("replay(1) → refCount") { $0.replay(1).refCount() },
        ]
    }

    private static var ending: [Row] {
        [
            ending("bind(to: PublishRelay)") { $0.bind(to: PublishRelay()) },
            ending("bind(to: BehaviorRelay)") { $0.bind(to: BehaviorRelay(0)) },
            ending("bind(to: subject)") { $0.bind(to: PublishSubject<Int, Never>()) },
            ending("subscribe(PublishSubject)") { $0.subscribe(PublishSubject<Int, Never>()) },
            ending("subscribe(BehaviorSubject)") { $0.subscribe(BehaviorSubject<Int, Never>(0)) },
            ending("subscribe(ReplaySubject)") { $0.subscribe(ReplaySubject<Int, Never>(bufferSize: 1)) },
            ending("subscribe(AsyncSubject)") { $0.subscribe(AsyncSubject<Int, Never>()) },
            ending("subscribe(with:)") { $0.subscribe(with: owner) { $0.add($1) } },
            ending("bind(to: Binder)") { $0.bind(to: Binder(owner) { $0.add($1) }) },
            ending("asDriver") { $0.asDriver().drive(onNext: { use($0) }) },
            ending("asSignal") { $0.asSignal().emit(onNext: { use($0) }) },
        ]
    }

    /// Held weakly by those who tell it.
    private static let owner = Tally()

    private static func operating<Output, Failure>(
        _ name: String, _ chain: @escaping @MainActor (Observable<Int, Never>) -> Observable<Output, Failure>
    ) -> Row {
        ending(name) { numbers in
            let tally = Tally()
            return chain(numbers).subscribe(onNext: { _ in tally.add(1) })
        }
    }

    private static func ending(
        _ name: String, _ subscribe: @escaping @MainActor (Observable<Int, Never>) -> Subscription
    ) -> Row {
        let count = opaque(10_000)
        return Row("subject → \(name)", events: count) {
            let tally = Tally()
            let lock = Mutex(())
            let listener: @Sendable (Int) -> Void = { _ in tally.add(1) }
            let send = opaque { @Sendable (number: Int) in lock.withLock { _ in listener(number) } }
            return { for number in 0..<count { send(number) } }
        } ours: {
            let subject = PublishSubject<Int, Never>()
            _ = subscribe(subject.asObservable())
            return { for number in 0..<count { subject.onNext(number) } }
        }
    }
}
