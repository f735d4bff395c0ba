import Dispatch
import Streams
import Testing

@MainActor
final class Button {
    var onTap: (@MainActor () -> Void)?

    var tap: ControlEvent<Void> {
        ControlEvent { [weak self] send in
            self?.onTap = { send(()) }
            return { self?.onTap = nil }
        }
    }
}

@MainActor
@Suite struct ControlEventTests {
    @Test func theViewIsAskedOnceForAllAndLeftWithTheLast() {
        let button = Button()
        let tap = button.tap
        let (a, b) = (EventLog(), EventLog())
        #expect(button.onTap == nil)
        let first = a.watch(tap.asSignal().map { 1 })
        let second = b.watch(tap.asSignal().map { 2 })
        button.onTap?()
        #expect((a.take(), b.take()) == ("1", "2"))
        first.dispose()
        button.onTap?()
        #expect((a.take(), b.take()) == (".", "2"))
        second.dispose()
        #expect(button.onTap == nil)
    }

    @Test func whoComesWhileTheLastLeavesElsewhereIsHeard() async {
        let button = Button()
        let tap = button.tap
        let log = EventLog()
        let first = tap.emit(onNext: {})
        DispatchQueue(label: "elsewhere").sync { first.dispose() }
        let second = tap.emit(onNext: { log.add("tap") })
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
        button.onTap?()
        #expect(log.text == "tap")
        second.dispose()
        #expect(button.onTap == nil)
    }

    @Test func whatTheViewSendsAfterTheEndIsDropped() {
        let button = Button()
        let log = EventLog()
        let subscription = button.tap.emit(onNext: { log.add("tap") })
        let late = button.onTap
        subscription.dispose()
        late?()
        #expect(log.text == "")
    }

    @Test func theViewIsNotKept() {
        var button: Button? = Button()
        weak let weakButton = button
        let subscription = button?.tap.emit(onNext: {})
        button = nil
        #expect(weakButton == nil)
        subscription?.dispose()
    }

    @Test func aSignalIsAnEvent() {
        let relay = SignalRelay<Int>()
        let log = EventLog()
        let subscription = ControlEvent(relay.asSignal()).asObservable().map { $0 * 2 }
        let watch = log.watch(subscription)
        relay.accept(1)
        #expect(log.text == "2")
        watch.dispose()
    }
}
