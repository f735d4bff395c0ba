import Streams
import StreamsTesting
import Testing

struct TakeUntilTests {
    @Test func endsWhenTheTriggerSends() {
        marbleTest { time in
            let source = time.hot("a-b-c-d-|"), trigger = time.hot("-----x--")
            time.expect(source.take(until: trigger), "a-b-c|")
            time.expect(subscriptions: source, "^----!")
            time.expect(subscriptions: trigger, "^----!")
        }
    }

    @Test func theStreamsOwnEndReleasesTheTrigger() {
        marbleTest { time in
            let source = time.hot("a-b#", error: Bad()), trigger = time.hot("-----x--", error: Bad())
            time.expect(source.take(until: trigger), "a-b#", error: Bad())
            time.expect(subscriptions: trigger, "^--!")
        }
    }

    @Test func theTriggersEndMeansNothingItsFailureAll() {
        marbleTest { time in
            let source = time.hot("a-b-c-|", error: Bad())
            let completes = time.hot("-|", error: Bad()), fails = time.hot("---#", error: Bad())
            time.expect(source.take(until: completes), "a-b-c-|")
            time.expect(source.take(until: fails), "a-b#", error: Bad())
            time.expect(subscriptions: source, "^-----!", "^--!")
            time.expect(subscriptions: completes, "^!")
        }
    }

    @Test func aTriggerThatSendsAtOnceKeepsTheStreamFromStarting() {
        marbleTest { time in
            let source = time.hot("a-b-c-|")
            time.expect(source.take(until: Observable<Int, Never>.just(1)), "|")
            time.expect(subscriptions: source)
        }
    }

    @Test func atTheSameTimeTheFirstScheduledComesFirst() {
        marbleTest { time in
            let early = time.hot("--a-"), late = time.hot("--x-")
            time.expect(early.take(until: late), "--(a|)")
            time.expect(late.take(until: early), "--|")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("a-b-c-d-|"), trigger = time.hot("-----x--")
            time.expect(source.take(until: trigger), "a-b", during: "^--!")
            time.expect(subscriptions: source, "^--!")
            time.expect(subscriptions: trigger, "^--!")
        }
    }

    @Test func aStreamMayEndItself() {
        marbleTest { time in
            let source = time.hot("--a-b|")
            time.expect(source.take(until: source), "--|")
        }
    }

    @Test func endsAfterAWhile() {
        marbleTest { time in
            let source = time.hot("a-b-c-d-|")
            time.expect(source.take(for: .milliseconds(5)), "a-b-c|")
            time.expect(source.take(for: .milliseconds(50)), "a-b-c-d-|")
            time.expect(subscriptions: source, "^----!", "^-------!")
        }
    }

    @Test("R37: nothing overflows", arguments: [.zero, .seconds(-5), .longest, .seconds(Int64.min)] as [Duration])
    func extremeDurations(duration: Duration) {
        marbleTest { time in
            let source = time.cold("-a-|")
            time.expect(source.take(for: duration), duration > .zero ? "-a-|" : "|")
        }
    }

    @Test func theTimerGoesWithTheStream() {
        withVirtualTime { time in
            _ = Observable<Int, Never>.empty().take(for: .seconds(1)).subscribe()
            let open = Observable<Int, Never>.never().take(for: .seconds(1)).subscribe()
            #expect(time.timers.deadlines.count == 1)
            open.dispose()
            #expect(time.timers.deadlines.isEmpty)
        }
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            time.expect(time.driver("a-b-c-d|").take(until: time.signal("---x")), "a-b|")
            time.expect(time.signal("a-b-c-d|").take(until: time.driver("---x")), "a-b|")
            time.expect(time.driver("a-b-c-d|").take(for: .milliseconds(3)), "a-b|")
            time.expect(time.signal("a-b-c-d|").take(for: .milliseconds(3)), "a-b|")
        }
    }
}
