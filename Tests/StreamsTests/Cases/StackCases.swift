import Marbles
import Streams
import Testing

@Suite struct StackCases {
    private static let many = 100_000

    @Test("C7, R9: 100,000 synchronous inner streams take constant stack", arguments: 0..<5)
    func deepSynchronousChains(kind: Int) async {
        let one = Observable<Int, Bad>.just(1)
        let numbers = Observable<Int, Bad>.from(0..<Self.many)
        let attempts = BehaviorRelay(0)
        let failing = Observable<Int, Bad>.deferred {
            attempts.accept(attempts.value + 1)
            return attempts.value < Self.many ? .fail(Bad()) : .just(1)
        }
        let (stream, result): (Observable<Int, Bad>, String) =
            switch kind {
            case 0: (.concat(repeatElement(one, count: Self.many)), "\(Self.many) |")
            case 1: (one.repeat(Self.many), "\(Self.many) |")
            case 2: (failing.retry(Self.many), "1 |")
            case 3: (numbers.concatMap { .just($0) }, "\(Self.many) |")
            default: (numbers.flatMapLatest { .just($0) }, "\(Self.many) |")
            }
        #expect(await countOnSmallStack(stream) == result)
    }

    @Test("C7: concatMap inside concatMap, 500 deep")
    func recursion() async {
        @Sendable func down(_ depth: Int) -> Observable<Int, Never> {
            depth == 0 ? .just(0) : Observable.just(depth).concatMap { down($0 - 1) }
        }
        let done = BehaviorRelay(0)
        let subscription = down(500).subscribe(onNext: { _ in done.accept(1) })
        #expect(done.value == 1)
        subscription.dispose()
    }

    @Test("C7, R13: a chain of 100,000 operators is released")
    func releaseOfALongChain() async {
        await onSmallStack {
            var stream = Observable<Int, Never>.just(1)
            for _ in 0..<Self.many { stream = stream.map { $0 + 1 } }
            stream = .never()
        }
    }

    @Test("R13: a chain of 100,000 subjects that listen to each other is released")
    func releaseOfAChainOfSubjects() async {
        await onSmallStack {
            let first = PublishSubject<Int, Never>()
            var last = first
            for _ in 0..<Self.many {
                let next = PublishSubject<Int, Never>()
                _ = last.subscribe(next)
                last = next
            }
        }
    }

    @Test("C8, R9: inner streams of both kinds stay in order")
    func mixedInners() async throws {
        let time = VirtualScheduler()
        let seen = BehaviorRelay(0)
        let log = EventLog()
        let stream = Observable<Int, Never>.from(0..<10_000).concatMap { n -> Observable<Int, Never> in
            guard n % 100 == 99 else { return .just(n) }
            return Observable.timer(.milliseconds(1), scheduler: time).map { _ in n }
        }
        await onSmallStack {
            let subscription = stream.subscribe(
                onNext: { n in
                    if n != seen.value { log.add("wrong: \(n)") }
                    seen.accept(n + 1)
                }, onCompleted: { log.add("|") })
            time.advance(by: .seconds(1))
            subscription.dispose()
        }
        #expect((seen.value, log.text) == (10_000, "|"))
    }
}
