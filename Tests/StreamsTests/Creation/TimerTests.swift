import Marbles
import Streams
import StreamsTesting
import Testing

@Suite struct TimerTests {
    @Test func once() {
        marbleTest { time in
            time.expect(Observable<Int, Never>.timer(.milliseconds(2)), "--(0|)")
            time.expect(Observable<Int, Never>.timer(.milliseconds(5)), "", during: "^ 3ms !")
            time.expect(Observable<Int, Never>.timer(.zero), "(0|)")
            time.expect(Observable<Int, Never>.timer(.seconds(-1)), "(0|)")
        }
    }

    @Test func overAndOver() {
        marbleTest { time in
            time.expect(Observable<Int, Never>.interval(.milliseconds(3)), "---0--1--2", during: "^ 10ms !")
            time.expect(
                Observable<Int, Never>.timer(.milliseconds(1), period: .milliseconds(3)), "-0--1--2",
                during: "^ 8ms !")
        }
    }

    @Test func hugeDelaysDoNotOverflow() {
        withVirtualTime { time in
            let log = EventLog()
            time.advance(by: .seconds(1))
            let timer = log.watch(Observable<Int, Never>.timer(.seconds(Int64.max), period: .seconds(Int64.max)))
            time.advance(by: .seconds(1_000_000))
            timer.dispose()
            #expect(log.text == ".")
            #expect(time.timers.nextDeadline == nil)
        }
    }

    @Test func ticksThatAreMissedAreLeftOutAndTheRestIsOnTime() {
        withVirtualTime { time in
            let log = EventLog()
            let subscription = Observable<Int, Never>.interval(.milliseconds(10)).subscribe(onNext: { x in
                log.add("\(x)@\(Int(time.now / .milliseconds(1)))")
                if x == 0 { time.advance(to: .milliseconds(35)) }
            })
            time.advance(to: .milliseconds(52))
            #expect(log.text == "0@10 1@35 2@40 3@50")
            subscription.dispose()
        }
    }

    @Test func eachSubscriptionCountsForItself() {
        withVirtualTime { time in
            let log = EventLog()
            let interval = Observable<Int, Never>.interval(.milliseconds(2))
            let a = log.watch(interval)
            time.advance(by: .milliseconds(3))
            let b = log.watch(interval)
            time.advance(by: .milliseconds(2))
            #expect(log.text == "0 1 0")
            a.dispose()
            b.dispose()
        }
    }

    @Test @MainActor func driversShareOne() async {
        await marbleTest { time in
            let ticks = Driver<Int>.interval(.milliseconds(2))
            time.expect(ticks, "--0-1-2", during: "^ 7ms !")
            time.expect(ticks, "---01-2", during: "---^ 4ms !")
            time.expect(Signal<Int>.timer(.milliseconds(1)), "-(0|)")
        }
    }
}
