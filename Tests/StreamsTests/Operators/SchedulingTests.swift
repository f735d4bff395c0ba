import Dispatch
import Marbles
import Streams
import StreamsTesting
import Synchronization
import Testing

/// Keeps actions until a test runs them.
private final class Steps: Scheduler {
    private let actions = Lock<[@Sendable () -> Void]>([])
    let timers = TimerQueue(now: { .zero }, wake: { _ in })

    var waiting: Int { actions.withLock { $0.count } }

    func schedule(_ action: @escaping @Sendable () -> Void) {
        actions.withLock { $0.append(action) }
    }

    func step() {
        actions.withLock { $0.isEmpty ? nil : $0.removeFirst() }?()
    }
}

@Suite struct ObserveOnTests {
    @Test func whatHasComeIsDeliveredTogether() {
        let (steps, hand, log) = (Steps(), Hand<Int, Bad>(), EventLog())
        let subscription = log.watch(hand.observe(on: steps))
        hand.send(1, 2, 3)
        #expect(steps.waiting == 1)
        #expect(log.text == "")
        steps.step()
        #expect(log.take() == "1 2 3")
        hand.send(4)
        hand.fail(Bad())
        #expect(hand.live == 0)
        steps.step()
        #expect(log.text == "4 #Bad() .")
        #expect(steps.waiting == 0)
        #expect(subscription.isDisposed)
    }

    @Test func disposalDropsWhatWaits() {
        let (steps, hand, log) = (Steps(), Hand<Int, Bad>(), EventLog())
        let subscription = log.watch(hand.observe(on: steps))
        hand.send(1, 2)
        subscription.dispose()
        #expect(hand.live == 0)
        steps.step()
        #expect(log.text == ".")
    }

    @Test func disposalInAHandlerStopsTheRest() {
        let (steps, hand, log) = (Steps(), Hand<Int, Bad>(), EventLog())
        let bag = DisposeBag()
        hand.observe(on: steps).subscribe(onNext: { x in
            log.add(x)
            if x == 2 { bag.dispose() }
        }).disposed(by: bag)
        hand.send(1, 2, 3)
        steps.step()
        #expect(log.text == "1 2")
    }

    @Test func tenThousandResendsOnTheImmediateSchedulerTakeConstantStack() async {
        let text = await onSmallStack {
            let subject = PublishSubject<Int, Never>()
            let last = BehaviorRelay(0)
            let subscription = subject.observe(on: .immediate).subscribe(onNext: { x in
                last.accept(x)
                if x < 10_000 { subject.onNext(x + 1) }
            })
            subject.onNext(1)
            subscription.dispose()
            return last.value
        }
        #expect(text == 10_000)
    }

    // Contracts 1 and 2
    @Test func aConcurrentSchedulerKeepsOrderAndOverlapsNothing() async {
        let subject = PublishSubject<Int, Never>()
        let inside = Atomic<Int>(0)
        let overlaps = Atomic<Int>(0)
        let seen = BehaviorRelay<[Int]>([])
        await withCheckedContinuation { done in
            _ = subject.observe(on: .background).subscribe(
                onNext: { x in
                    if inside.add(1, ordering: .relaxed).oldValue > 0 { overlaps.add(1, ordering: .relaxed) }
                    seen.accept(seen.value + [x])
                    inside.subtract(1, ordering: .relaxed)
                },
                onCompleted: { done.resume() })
            for x in 0..<2000 { subject.onNext(x) }
            subject.onCompleted()
        }
        #expect(seen.value == Array(0..<2000))
        #expect(overlaps.load(ordering: .relaxed) == 0)
    }

    @Test func inVirtualTimeNothingIsLate() {
        marbleTest { time in
            let subject = PublishSubject<String, Bad>()
            time.schedule(after: .milliseconds(2)) { subject.onNext("a") }
            time.schedule(after: .milliseconds(4)) { subject.onError(Bad()) }
            time.expect(subject.observe(on: .main), "--a-#", error: Bad())
        }
    }
}

@Suite struct SubscribeOnTests {
    @Test func itStartsInTheTurnOfTheScheduler() {
        let (steps, hand, log) = (Steps(), Hand<Int, Bad>(), EventLog())
        let subscription = log.watch(hand.subscribe(on: steps))
        #expect(hand.subscribed == 0)
        steps.step()
        hand.send(1)
        #expect(log.text == "1")
        subscription.dispose()
        #expect(hand.live == 0)
    }

    @Test func disposedOfBeforeItsTurnItNeverStarts() {
        let (steps, hand) = (Steps(), Hand<Int, Bad>())
        hand.subscribe(on: steps).subscribe().dispose()
        steps.step()
        #expect(hand.subscribed == 0)
    }

    @Test func itRunsOnTheQueue() async {
        let queue = DispatchQueue(label: "SubscribeOnTests")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let isThere = await withCheckedContinuation { done in
            _ = Observable<Bool, Never>.deferred { .just(DispatchQueue.getSpecific(key: key) == true) }
                .subscribe(on: SerialScheduler(queue: queue))
                .subscribe(onNext: { done.resume(returning: $0) })
        }
        #expect(isThere)
    }
}
