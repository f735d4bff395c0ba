import Streams
import Testing

/// A driver that only one other knows is run directly; nobody may see the difference.
@MainActor
@Suite struct SharingTests {
    final class Runs {
        var count = 0
    }

    private func counted(_ relay: DriverRelay<Int>, _ runs: Runs) -> Driver<Int> {
        relay.asDriver().map { number in
            runs.count += 1
            return number
        }
    }

    @Test func aDriverOfTwoRunsOnce() {
        let (relay, runs) = (DriverRelay(1), Runs())
        let driver = counted(relay, runs)
        let (even, odd) = (driver.map { $0 * 2 }, driver.map { $0 * 2 + 1 })
        let bag = DisposeBag()
        even.drive(onNext: { _ in }).disposed(by: bag)
        odd.drive(onNext: { _ in }).disposed(by: bag)
        driver.drive(onNext: { _ in }).disposed(by: bag)
        #expect(runs.count == 1)
        relay.accept(2)
        #expect(runs.count == 2)
    }

    @Test func aDriverCombinedWithItselfRunsOnce() {
        let (relay, runs) = (DriverRelay(1), Runs())
        let combined = { [driver = counted(relay, runs)] in Driver.combineLatest(driver, driver) }()
        let subscription = combined.drive(onNext: { _ in })
        #expect(runs.count == 1)
        subscription.dispose()
    }

    @Test func aForgottenDriverStillRunsOnceForAllWhoListenToTheNext() {
        let (relay, runs) = (DriverRelay(1), Runs())
        let last = { counted(relay, runs).map { $0 + 1 } }()
        let bag = DisposeBag()
        for _ in 0..<3 { last.drive(onNext: { _ in }).disposed(by: bag) }
        #expect(runs.count == 1)
        relay.accept(2)
        #expect(runs.count == 2)
    }

    @Test func aDriverThatRunsForAForgottenOneIsShared() {
        let (relay, runs) = (DriverRelay(1), Runs())
        let bag = DisposeBag()
        let odd = {
            let driver = counted(relay, runs)
            driver.map { $0 * 2 }.drive(onNext: { _ in }).disposed(by: bag)
            return driver.map { $0 * 2 + 1 }
        }()
        odd.drive(onNext: { _ in }).disposed(by: bag)
        #expect(runs.count == 1)
        relay.accept(2)
        #expect(runs.count == 2)
    }

    @Test func aForgottenDriverRunsOnceForStreamsThatLeaveTheMainActor() {
        let (relay, runs) = (DriverRelay(1), Runs())
        let stream = { counted(relay, runs).asObservable() }()
        let bag = DisposeBag()
        for _ in 0..<3 { stream.subscribe(onNext: { _ in }).disposed(by: bag) }
        #expect(runs.count == 1)
        relay.accept(2)
        #expect(runs.count == 2)
    }

    @Test func aForgottenDriverRunsOnceForAllInnerStreams() {
        let (relay, runs) = (DriverRelay(1), Runs())
        let outer = SignalRelay<Int>()
        let flat = { [driver = counted(relay, runs)] in outer.asSignal().flatMap { _ in driver.asSignal() } }()
        let subscription = flat.emit(onNext: { _ in })
        outer.accept(1)
        outer.accept(2)
        runs.count = 0
        relay.accept(2)
        #expect(runs.count == 1)
        subscription.dispose()
    }
}
