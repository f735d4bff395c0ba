import Bindings
import Streams
import Testing

@Suite @MainActor struct TrackerTests {
    struct Bad: Error, Equatable { var number = 1 }
    @MainActor final class Log<Element> { var all: [Element] = [] }

    @Test func activityLastsAsLongAsAnyOfTheWork() {
        let activity = ActivityTracker()
        let log = Log<Bool>()
        let watching = activity.isActive.drive(onNext: { log.all.append($0) })
        let (one, two) = (PublishSubject<Int, Never>(), PublishSubject<Int, Never>())
        _ = one.trackActivity(activity).subscribe()
        let second = two.trackActivity(activity).subscribe()
        one.onCompleted()
        #expect(log.all == [false, true])
        second.dispose()
        #expect(log.all == [false, true, false])
        watching.dispose()
    }

    @Test func activityOfADriver() {
        let activity = ActivityTracker()
        let relay = SignalRelay<Int>()
        let log = Log<Bool>()
        _ = activity.isActive.drive(onNext: { log.all.append($0) })
        let subscription = relay.asSignal().trackActivity(activity).emit(onNext: { _ in })
        subscription.dispose()
        #expect(log.all == [false, true, false])
    }

    @Test func activityOfAnOperation() async {
        let activity = ActivityTracker()
        let log = Log<Bool>()
        _ = activity.isActive.drive(onNext: { log.all.append($0) })
        let value = await activity.track {
            log.all.append(true)
            return 3
        }
        #expect(value == 3)
        await #expect(throws: Bad()) { try await activity.track { () throws(Bad) in throw Bad() } }
        #expect(log.all == [false, true, true, false, true, false])
    }

    @Test func errorsGoToTheTrackerAndOnOrNot() {
        let errors = ErrorTracker<Bad>()
        let log = Log<Int>()
        let watching = errors.failures.emit(onNext: { log.all.append($0.number) })
        let subject = PublishSubject<Int, Bad>()
        let passed = Counter()
        let completed = Counter()
        _ = subject.trackError(errors).subscribe(onError: { _ in passed.next() })
        _ = subject.catch(into: errors).subscribe(onCompleted: { completed.next() })
        subject.onError(Bad(number: 5))
        #expect(log.all == [5, 5])
        #expect(passed.value == 1 && completed.value == 1)
        errors.accept(Bad(number: 6))
        #expect(log.all == [5, 5, 6])
        watching.dispose()
    }
}
