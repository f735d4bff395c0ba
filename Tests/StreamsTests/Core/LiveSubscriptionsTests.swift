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

    @Test func aLoopIsOneUntilItEnds() async {
        await LiveSubscriptions.watch { live in
            let hand = Hand<Int, Never>()
            for await _ in hand.startWith(1).values {
                #expect(live.list == ["values  Observable<Int, Never>"])
                break
            }
            #expect(live.list == [])
            for await _ in hand.startWith(1).values {
                #expect(live.count == 1)
                hand.complete()
            }
            #expect(live.list == [])
            let line = #line + 1
            for await _ in Hand<Int, Never>().startWith(1).values(buffering: .unbounded) {
                #expect(live.list == [#fileID + ":\(line)  Observable<Int, Never>"])
                break
            }
            #expect(live.list == [])
        }
    }

    @Test func aCancelledLoopLeavesAtOnce() async {
        await LiveSubscriptions.watch { live in
            let (begun, begin) = AsyncStream<Void>.makeStream()
            let reader = Task {
                for await _ in Hand<Int, Never>().startWith(1).values { begin.yield() }
            }
            for await _ in begun { break }
            #expect(live.count == 1)
            reader.cancel()
            #expect(live.list == [])
            await reader.value
        }
    }

    @Test @MainActor func aLoopOverADriverOrASignalIsOneToo() async {
        let relay = DriverRelay(1)
        await LiveSubscriptions.watch { live in
            do {
                let driver = relay.asDriver().values.makeAsyncIterator()
                let signal = relay.asDriver().asSignal().values.makeAsyncIterator()
                #expect(live.list == ["values  Driver<Int>", "values  Signal<Int>"])
                withExtendedLifetime((driver, signal)) {}
            }
            #expect(live.list == [])
            let line = #line + 1
            for await _ in relay.asDriver().values(buffering: .bufferingNewest(1)) {
                #expect(live.list == [#fileID + ":\(line)  Driver<Int>"])
                break
            }
            #expect(live.list == [])
        }
    }

    @Test func aRunIsOneHoweverOftenItIsAskedFor() {
        LiveSubscriptions.watch { live in
            let hand = Hand<Int, Bad>()
            let published = hand.publish()
            let line = #line + 1
            let run = published.connect()
            #expect(published.connect() === run)
            #expect(live.list == [#fileID + ":\(line)  ConnectableObservable<Int, Bad>"])
            run.dispose()
            #expect(live.list == [])
            let again = published.connect()
            #expect(live.count == 1)
            hand.complete()
            #expect(again.isDisposed)
            #expect(live.list == [])
            #expect(Observable<Int, Never>.just(1).publish().connect().isDisposed)
            #expect(live.list == [])
        }
    }

    @Test func whatCountsItsMembersIsNotCountedItself() {
        LiveSubscriptions.watch { live in
            let subscription = Hand<Int, Bad>().publish().refCount().subscribe()
            #expect(live.count == 1)
            subscription.dispose()
            #expect(live.count == 0)
        }
    }

    @Test func whoWatchesAroundSeesItToo() async {
        await LiveSubscriptions.watch { outer in
            LiveSubscriptions.watch { inner in
                let subscription = PublishSubject<Int, Never>().subscribe()
                #expect([inner.count, outer.count] == [1, 1])
                subscription.dispose()
                #expect([inner.count, outer.count] == [0, 0])
            }
            await LiveSubscriptions.watch { inner in
                let subscription = await Task { PublishSubject<Int, Never>().subscribe() }.value
                #expect([inner.count, outer.count] == [1, 1])
                subscription.dispose()
                #expect([inner.count, outer.count] == [0, 0])
            }
            let after = PublishSubject<Int, Never>().subscribe()
            #expect(outer.count == 1)
            after.dispose()
        }
    }

    @Test func whoAlsoWatchesEverywhereSeesItOnce() {
        let everywhere = LiveSubscriptions()
        everywhere.start()
        defer { everywhere.stop() }
        LiveSubscriptions.watch { outer in
            LiveSubscriptions.watch { inner in
                inner.start()
                defer { inner.stop() }
                let all = [everywhere, outer, inner]
                let mine: (LiveSubscriptions) -> Int = { $0.list.filter { $0.contains("<Nested, ") }.count }
                let subscription = PublishSubject<Nested, Never>().subscribe()
                #expect(all.map(mine) == [1, 1, 1])
                subscription.dispose()
                #expect(all.map(mine) == [0, 0, 0])
            }
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

private struct Nested {}
