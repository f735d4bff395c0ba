import Streams
import Testing

@Suite struct SeatsTests {
    @Test func observersKeepTheirOrderWhenOthersLeave() {
        let subject = PublishSubject<Int, Never>()
        let seen = Lock<[Int]>([])
        let all = (0..<100).map { place in
            subject.subscribe(onNext: { _ in seen.withLock { $0.append(place) } })
        }
        for place in 0..<100 where place % 3 != 0 { all[place].dispose() }
        let late = subject.subscribe(onNext: { _ in seen.withLock { $0.append(100) } })
        subject.onNext(1)
        #expect(seen.withLock { $0 } == Array(stride(from: 0, to: 100, by: 3)) + [100])
        late.dispose()
        for subscription in all { subscription.dispose() }
        subject.onNext(2)
        #expect(seen.withLock { $0.count } == 35)
    }

    @Test func whoIsForgottenWithItsSubjectIsFreed() {
        final class Token: Sendable {}
        weak var freed: Token?
        let subscription: Subscription
        do {
            let (subject, token) = (PublishSubject<Int, Never>(), Token())
            freed = token
            subscription = subject.subscribe(onNext: { _ in withExtendedLifetime(token) {} })
        }
        #expect(freed == nil)
        subscription.dispose()
    }

    @Test func anObserverThatLeavesWhileItIsServedIsNotServedAgain() {
        let subject = PublishSubject<Int, Never>()
        let seen = Lock<[Int]>([])
        let bag = DisposeBag()
        subject.subscribe(onNext: { number in
            seen.withLock { $0.append(number) }
            subject.onNext(number + 1)
            bag.dispose()
        }).disposed(by: bag)
        subject.onNext(1)
        #expect(seen.withLock { $0 } == [1])
    }
}
