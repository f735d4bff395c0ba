import Marbles
import Streams

typealias Numbers = Observable<Int, Bad>

/// The program, made of the library's operators.
struct Library: Sendable {
    let time: VirtualScheduler

    func stream(_ program: Program) -> Numbers {
        switch program {
        case .cold(let events): time.cold(events.map(\.recorded)).asObservable()
        case .sync(let elements, let end): sync(elements, end)
        case .timer(let delay, let period):
            .timer(.milliseconds(delay), period: period.map { .milliseconds($0) }, scheduler: time)
        case .list(let name, let number, let child): name.apply(stream(child), number, time)
        case .timed(let name, let span, let count, let child):
            name.apply(stream(child), .milliseconds(span), count, time)
        case .pair(let name, let one, let other): name.apply(stream(one), stream(other), time)
        case .flat(let name, let outer, let inners): flat(name, stream(outer), inners)
        case .again(.repeat, let count, let child): stream(child).repeat(count)
        case .again(.retry, let count, let child): stream(child).retry(count)
        }
    }

    private func sync(_ elements: [Int], _ end: Program.End) -> Numbers {
        let values = Numbers.from(elements)
        return switch end {
        case .completed: values
        case .open: values.concat(.never())
        case .failed: values.concat(.fail(Bad()))
        }
    }

    private func flat(_ name: FlatOperator, _ outer: Numbers, _ inners: [Program]) -> Numbers {
        let inner: @Sendable (Int) -> Numbers = { x in
            stream(inners[abs(x) % inners.count]).map { $0 &+ x }
        }
        return switch name {
        case .merge: outer.flatMap(inner)
        case .mergeTwo: outer.flatMap(maxConcurrent: 2, inner)
        case .concat: outer.concatMap(inner)
        case .latest: outer.flatMapLatest(inner)
        case .first: outer.flatMapFirst(inner)
        }
    }
}

extension Program.Event {
    var recorded: Recorded<Int, Bad> {
        switch end {
        case .open: .next(element, at: .milliseconds(time))
        case .completed: .completed(at: .milliseconds(time))
        case .failed: .failed(Bad(), at: .milliseconds(time))
        }
    }
}

extension ListOperator {
    func apply(_ stream: Numbers, _ n: Int, _ time: VirtualScheduler) -> Numbers {
        switch self {
        case .map: stream.map { $0 &* 2 }
        case .filter: stream.filter { $0 % 2 == 0 }
        case .compactMap: stream.compactMap { $0 > n ? $0 &+ 1 : nil }
        case .scan: stream.scan(n) { $0 &+ $1 }
        case .reduce: stream.reduce(n) { $0 &+ $1 }
        case .toArray: stream.toArray().map { $0.reduce(0, &+) }
        case .pairwise: stream.pairwise().map { $0.0 &* 10 &+ $0.1 }
        case .enumerated: stream.enumerated().map { $0.index &* 100 &+ $0.element }
        case .distinct: stream.distinct()
        case .distinctUntilChanged: stream.distinctUntilChanged()
        case .take: stream.take(n)
        case .takeLast: stream.takeLast(n)
        case .takeWhile: stream.take(while: { $0 > n })
        case .takeWhileInclusive: stream.take(while: { $0 > n }, behavior: .inclusive)
        case .skip: stream.skip(n)
        case .skipWhile: stream.skip(while: { $0 > n })
        case .elementAt: stream.element(at: n)
        case .first: stream.first()
        case .last: stream.last()
        case .single: stream.single()
        case .ignoreElements: stream.ignoreElements().map { (_: Never) -> Int in }
        case .failingMap: stream.map { (x) throws(Bad) in if x == n { throw Bad() } else { x } }
        case .mapError: stream.mapError { $0 }
        case .startWith: stream.startWith(n, n + 1)
        case .endWith: stream.endWith(n, n + 1)
        case .ifEmpty: stream.ifEmpty(default: n)
        case .catchAndReturn: stream.catchAndReturn(n).setFailureType(to: Bad.self)
        case .materialized: stream.materialize().dematerialize()
        case .done: stream.do(onNext: { _ in }).debug("", scheduler: time, to: { _ in })
        case .shared: stream.share(replay: n)
        case .grouped: stream.groupBy { $0 % 3 }.merge()
        case .windowed: stream.window(timeSpan: .milliseconds(n + 1), count: 2, scheduler: time).merge()
        case .published: stream.publish().refCount()
        case .joined: stream.map { [$0, n] }.joined()
        }
    }
}

extension TimedOperator {
    func apply(_ stream: Numbers, _ span: Duration, _ count: Int, _ time: VirtualScheduler) -> Numbers {
        switch self {
        case .debounce: stream.debounce(span, scheduler: time)
        case .throttle: stream.throttle(span, scheduler: time)
        case .throttleFirst: stream.throttle(span, latest: false, scheduler: time)
        case .delay: stream.delay(span, scheduler: time)
        case .delaySubscription: stream.delaySubscription(span, scheduler: time)
        case .takeFor: stream.take(for: span, scheduler: time)
        case .skipFor: stream.skip(for: span, scheduler: time)
        case .timeout: stream.timeout(span, or: Bad(), scheduler: time)
        case .buffer:
            stream.buffer(timeSpan: span + .milliseconds(1), count: count, scheduler: time)
                .map { $0.reduce(0, &+) &+ 100 &* $0.count }
        }
    }
}

extension PairOperator {
    func apply(_ one: Numbers, _ other: Numbers, _ time: VirtualScheduler) -> Numbers {
        switch self {
        case .merge: one.merge(with: other)
        case .concat: one.concat(other)
        case .combineLatest: Observable.combineLatest(one, other) { $0 &* 10 &+ $1 }
        case .zip: Observable.zip(one, other) { $0 &* 10 &+ $1 }
        case .withLatestFrom: one.withLatestFrom(other) { (x, y) throws(Bad) in x &* 10 &+ y }
        case .amb: one.amb(other)
        case .takeUntil: one.take(until: other)
        case .skipUntil: one.skip(until: other)
        case .sample: one.sample(other)
        case .catching: one.catch { (_) throws(Bad) in other }
        case .ifEmpty: one.ifEmpty(switchTo: other)
        case .timeout: one.timeout(.milliseconds(5), other: other, scheduler: time)
        }
    }
}
