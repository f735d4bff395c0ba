import Dispatch
import Streams
import Testing

/// An inner stream that is over at once leaves what it was made of to the next one.
struct FlattenTests {
    enum Flat: CaseIterable {
        case all, two, one, latest, first

        func callAsFunction(
            _ outer: some ObservableType<Int, Never>, _ selector: @escaping @Sendable (Int) -> Observable<Int, Never>
        ) -> Observable<Int, Never> {
            switch self {
            case .all: outer.flatMap(selector)
            case .two: outer.flatMap(maxConcurrent: 2, selector)
            case .one: outer.concatMap(selector)
            case .latest: outer.flatMapLatest(selector)
            case .first: outer.flatMapFirst(selector)
            }
        }
    }

    @Test("contract 8", arguments: Flat.allCases) func nothingOfAnInnerStreamOutlivesIt(flat: Flat) {
        let freed = Lock<[Weak]>([])
        let outer = PublishSubject<Int, Never>()
        let subscription = flat(outer) { number in
            let token = Tracked()
            freed.withLock { $0.append(Weak(token)) }
            return .just(number).do(onDispose: { withExtendedLifetime(token) {} })
        }.subscribe(onNext: { _ in })
        for number in 0..<5 {
            outer.onNext(number)
            #expect(freed.withLock { $0.last?.object == nil && $0.count == number + 1 })
        }
        subscription.dispose()
    }

    @Test("contract 1", arguments: Flat.allCases) func whoIsOverSendsNothingInTheNameOfTheNext(flat: Flat) {
        let log = EventLog()
        let observers = Lock<[Observer<Int, Never>]>([])
        let outer = PublishSubject<Int, Never>()
        let subscription = log.watch(
            flat(outer) { number in
                .create { observer in
                    observers.withLock { $0.append(observer) }
                    observer.onNext(number)
                    if number < 3 { observer.onCompleted() }
                    return Disposables.create()
                }
            })
        for number in 1...3 { outer.onNext(number) }
        let (first, last) = observers.withLock { ($0[0], $0[2]) }
        #expect(first.isDisposed && !last.isDisposed)
        first.onNext(10)
        first.onCompleted()
        last.onNext(4)
        outer.onCompleted()
        last.onCompleted()
        #expect(log.text == "1 2 3 4 | .")
        subscription.dispose()
    }

    @Test("contract 6", arguments: Flat.allCases) func disposingInsideOfOneThatServesAgainStopsIt(flat: Flat) {
        let seen = Lock<[Int]>([])
        let bag = DisposeBag()
        let outer = PublishSubject<Int, Never>()
        flat(outer) { $0 < 3 ? .just($0) : .from(sequence(first: $0) { $0 + 1 }) }
            .subscribe(onNext: { number in
                seen.withLock { $0.append(number) }
                if number == 5 { bag.dispose() }
            })
            .disposed(by: bag)
        for number in 1...4 { outer.onNext(number) }
        #expect(seen.withLock { $0 } == [1, 2, 3, 4, 5])
    }

    @Test("contract 2", arguments: [Flat.all, .two, .one])
    func nothingIsLostWhereOneEndsWhileTheNextComes(flat: Flat) {
        let (outer, trigger) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
        let seen = Lock<[Int]>([])
        let isOver = Lock(false)
        let subscription = flat(outer) { number in
            number % 3 == 0 ? trigger.take(1).map { _ in number } : .just(number)
        }.subscribe(
            onNext: { number in seen.withLock { $0.append(number) } }, onCompleted: { isOver.withLock { $0 = true } })
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            if thread == 0 {
                for number in 0..<2000 { outer.onNext(number) }
                outer.onCompleted()
            } else {
                for _ in 0..<2000 { trigger.onNext(0) }
            }
        }
        while !isOver.withLock({ $0 }) { trigger.onNext(0) }
        #expect(seen.withLock { $0.sorted() } == Array(0..<2000))
        subscription.dispose()
    }

    @Test("contract 2") func oneAfterTheOtherKeepsTheirOrderWhateverThreadEndsThem() {
        let (outer, trigger) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
        let seen = Lock<[Int]>([])
        let subscription = outer.concatMap { number in
            number % 3 == 0 ? trigger.take(1).map { _ in number } : .just(number)
        }.subscribe(onNext: { number in seen.withLock { $0.append(number) } })
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            for number in 0..<2000 { if thread == 0 { outer.onNext(number) } else { trigger.onNext(0) } }
        }
        while seen.withLock({ $0.count }) < 2000 { trigger.onNext(0) }
        #expect(seen.withLock { $0 } == Array(0..<2000))
        subscription.dispose()
    }

    @Test("contract 2") func theLatestGoesOnInOrderAndMissesTheLastOneNever() {
        let (outer, side) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
        let seen = Lock<[Int]>([])
        let subscription = outer.flatMapLatest { number in
            number % 3 == 0 ? side.asObservable() : .just(number)
        }.subscribe(onNext: { number in seen.withLock { $0.append(number) } })
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            for number in 0..<2000 { if thread == 0 { outer.onNext(number) } else { side.onNext(-1) } }
        }
        // Those that come while the other thread delivers wait, and only the last of them is the latest.
        let numbers = seen.withLock { $0.filter { $0 >= 0 } }
        #expect(numbers.last == 1999)
        #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
        subscription.dispose()
    }
}

private struct Weak: Sendable {
    weak let object: Tracked?
    init(_ object: Tracked) { self.object = object }
}
