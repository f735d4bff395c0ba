import Streams
import Testing

struct Bad: Error, Equatable {}

final class Seen<T: Sendable>: Sendable {
    private let items = Lock<[T]>([])
    func add(_ t: T) { items.withLock { $0.append(t) } }
    var all: [T] { items.withLock { $0 } }
}

@Suite struct SmokeTests {
    @Test func reentrantSend() {
        let s = PublishSubject<Int, Never>()
        let a = Seen<Int>(), b = Seen<Int>()
        let bag = DisposeBag()
        s.subscribe(onNext: { x in
            a.add(x)
            if x < 6 { s.onNext(x + 1) }
        }).disposed(by: bag)
        s.subscribe(onNext: { b.add($0) }).disposed(by: bag)
        s.onNext(1)
        #expect(a.all == [1, 2, 3, 4, 5, 6])
        #expect(b.all == [1, 2, 3, 4, 5, 6])
        #expect(bag.count == 2)
        s.onCompleted()
        #expect(bag.count == 0)
    }

    @Test func innerSubscribe() {
        let r = BehaviorRelay(0)
        let inner = Seen<Int>()
        let d = r.subscribe(onNext: { x in
            if x == 1 { _ = r.subscribe(onNext: { inner.add($0) }) }
        })
        r.accept(1)
        #expect(inner.all == [1])
        r.accept(2)
        #expect(inner.all == [1, 2])
        d.dispose()
    }

    @Test func updates() async {
        let r = BehaviorRelay(0)
        let last = Seen<Int>()
        let d = r.subscribe(onNext: { last.add($0) })
        await withTaskGroup(of: Void.self) { g in
            for _ in 0..<8 { g.addTask { for _ in 0..<1000 { r.update { $0 + 1 } } } }
        }
        #expect(r.value == 8000)
        #expect(last.all.count == 8001)
        #expect(last.all.last == 8000)
        d.dispose()
    }

    @Test func combine() {
        let log = Seen<String>()
        _ = Observable.combineLatest(Observable<Int, Never>.of(1, 2), Observable<String, Never>.of("a"))
            .subscribe(onNext: { log.add("\($0)\($1)") }, onCompleted: { log.add("|") })
        #expect(log.all == ["2a", "|"])
        let s = PublishSubject<Int, Never>()
        let pairs = Seen<String>()
        _ = s.withLatestFrom(s) { "\($0)\($1)" }.subscribe(onNext: { pairs.add($0) })
        s.onNext(1)
        s.onNext(2)
        #expect(pairs.all == ["11", "22"])
    }

    @Test func concatDeep() {
        let log = Lock(0)
        _ = Observable<Int, Never>.from(0..<100_000).concatMap { .just($0) }
            .subscribe(onNext: { _ in log.withLock { $0 += 1 } }, onCompleted: { log.withLock { $0 += 1 } })
        #expect(log.withLock { $0 } == 100_001)
    }

    @Test func longChainRelease() {
        var o = Observable<Int, Never>.just(1)
        for _ in 0..<100_000 { o = o.map { $0 + 1 } }
        _ = consume o
    }

    @MainActor @Test func driver() {
        let relay = BehaviorRelay("a")
        var seen: [String] = []
        var effects = 0
        let d = relay.asDriver().map { s in
            effects += 1
            return s + "!"
        }
        let one = d.drive(onNext: { seen.append("1" + $0) })
        let two = d.drive(onNext: { seen.append("2" + $0) })
        relay.accept("b")
        #expect(seen == ["1a!", "2a!", "1b!", "2b!"])
        #expect(effects == 2)
        one.dispose()
        two.dispose()
        relay.accept("c")
        #expect(effects == 2)
    }

    @MainActor @Test func asyncLatest() async {
        let s = PublishSubject<Int, Never>()
        let log = Seen<Int>()
        await withCheckedContinuation { c in
            _ = s.flatMapLatest { x async in x * 2 }.subscribe(onNext: { log.add($0) }, onCompleted: { c.resume() })
            s.onNext(4)
            s.onCompleted()
        }
        #expect(log.all == [8])
    }
}
