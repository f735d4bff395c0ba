import Streams
import Testing

@Suite struct LiveSubscriptionsTests {
    @Test func theyLeaveInWhateverWayTheyEnd() {
        LiveSubscriptions.watch { live in
            let hand = Hand<Int, Bad>()
            let subscriptions = (1...3).map { _ in hand.map { $0 }.share().subscribe() }
            #expect(live.count == 3)
            subscriptions[0].dispose()
            #expect(live.count == 2)
            hand.complete()
            #expect(live.count == 0)
            #expect(Observable<Int, Bad>.just(1).subscribe().isDisposed)
            #expect(live.list == [])
        }
    }

    @Test func theyAreNamed() throws {
        try LiveSubscriptions.watch { live in
            let line = #line + 1
            let subscription = PublishSubject<Int, Never>().subscribe()
            let name = try #require(live.list.first)
            #expect(name.hasPrefix(#fileID + ":\(line)  "))
            #expect(name.contains("PublishSubject<Int, Never>"))
            subscription.dispose()
        }
    }

    @Test @MainActor func bindingsAreNamedToo() {
        let relay = DriverRelay(1)
        let copy = BehaviorRelay(0)
        LiveSubscriptions.watch { live in
            let bag = DisposeBag()
            relay.asDriver().drive(onNext: { _ in }).disposed(by: bag)
            relay.asDriver().drive(copy).disposed(by: bag)
            relay.asDriver().asSignal().emit(onNext: { _ in }).disposed(by: bag)
            copy.bind(to: PublishRelay<Int>()).disposed(by: bag)
            copy.asObservable().bind(to: Binder(copy) { _, _ in }).disposed(by: bag)
            #expect(live.list.count == 5)
            #expect(live.list.allSatisfy { $0.hasPrefix(#fileID) })
            bag.dispose()
            #expect(live.list == [])
        }
    }

    @Test func onlyWhatTheBodyMakesIsWatched() async {
        let outside = PublishSubject<Int, Never>().subscribe()
        await LiveSubscriptions.watch { live in
            let inside = await Task { PublishSubject<Int, Never>().subscribe() }.value
            #expect(live.count == 1)
            inside.dispose()
        }
        outside.dispose()
    }

    @Test func everywhereUntilItIsStopped() async {
        let live = LiveSubscriptions()
        live.start()
        live.start()
        let inside = await Task.detached { PublishSubject<Double, Never>().subscribe() }.value
        live.stop()
        let after = PublishSubject<Float, Never>().subscribe()
        #expect(live.list.filter { $0.contains("Subject<Double") }.count == 1)
        #expect(live.list.filter { $0.contains("Subject<Float") }.isEmpty)
        inside.dispose()
        #expect(live.list.filter { $0.contains("Subject<Double") }.isEmpty)
        after.dispose()
    }

    // C25
    @Test func aThousandFinishedSubscriptionsLeaveNothing() {
        LiveSubscriptions.watch { live in
            let bag = DisposeBag()
            for x in 0..<1000 { Observable<Int, Never>.just(x).subscribe().disposed(by: bag) }
            #expect(bag.count == 0)
            #expect(live.count == 0)
        }
    }
}
