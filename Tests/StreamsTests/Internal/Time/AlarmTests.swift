import StreamsTesting
import Testing

@testable import Streams

struct AlarmTests {
    private final class Owner: Ringing {
        var rung = 0
        func ring() { rung += 1 }
    }

    @Test func keepsItsOwnerOnlyWhileItIsArmed() {
        let time = VirtualScheduler()
        let subscription = Subscription()
        weak var weakly: Owner?
        let alarm: Alarm
        do {
            let owner = Owner()
            weakly = owner
            alarm = Alarm(time, subscription)
            alarm.arm(after: .seconds(1), for: owner)
            alarm.arm(after: .seconds(2), for: owner)
        }
        #expect(weakly?.rung == 0)
        time.advance(by: .seconds(1))
        #expect(weakly?.rung == 0)
        #expect(alarm.isArmed)
        time.advance(by: .seconds(1))
        #expect(weakly == nil)
        #expect(!alarm.isArmed)
    }

    @Test func letsGoOfItsOwnerWithTheSubscription() {
        let time = VirtualScheduler()
        let subscription = Subscription()
        weak var weakly: Owner?
        do {
            let owner = Owner()
            weakly = owner
            Alarm(time, subscription).arm(after: .seconds(1), for: owner)
        }
        #expect(weakly != nil)
        subscription.dispose()
        #expect(weakly == nil)
        #expect(time.timers.deadlines.isEmpty)
    }

    @Test func letsGoOfItsOwnerWhenItIsDisarmed() {
        let time = VirtualScheduler()
        let subscription = Subscription()
        weak var weakly: Owner?
        do {
            let owner = Owner()
            weakly = owner
            let alarm = Alarm(time, subscription)
            alarm.arm(after: .seconds(1), for: owner)
            alarm.disarm()
        }
        #expect(weakly == nil)
        subscription.dispose()
    }

    @Test("Contract 10: a place is that of the moment at which it was taken") func places() {
        let time = VirtualScheduler()
        let subscription = Subscription()
        let log = Seen<String>()
        final class Logger: Ringing {
            let action: () -> Void
            init(_ action: @escaping () -> Void) { self.action = action }
            func ring() { action() }
        }
        let owner = Logger { log.add("alarm") }
        let alarm = Alarm(time, subscription)
        let place = alarm.place(after: .seconds(1))
        time.schedule(after: .seconds(1)) { log.add("timer") }
        alarm.arm(at: place, for: owner)
        time.advance(by: .seconds(1))
        #expect(log.all == ["alarm", "timer"])
        subscription.dispose()
    }
}
