import Streams
import StreamsTesting
import Testing

struct SkipUntilTests {
    @Test func startsWhenTheTriggerSends() {
        marbleTest { time in
            let source = time.hot("a-b-c-d-|"), trigger = time.hot("---x-y--")
            time.expect(source.skip(until: trigger), "----c-d-|")
            time.expect(subscriptions: source, "^-------!")
            time.expect(subscriptions: trigger, "^--!")
        }
    }

    @Test func aTriggerThatOnlyCompletesOpensNothing() {
        marbleTest { time in
            let source = time.hot("a-b-c-d-|"), trigger = time.hot("---|")
            time.expect(source.skip(until: trigger), "--------|")
            time.expect(subscriptions: trigger, "^--!")
        }
    }

    @Test func failuresOfBothKinds() {
        marbleTest { time in
            let source = time.hot("a-b-c-#", error: Bad())
            let fails = time.hot("---#", error: Bad()), sends = time.hot("-x", error: Bad())
            time.expect(source.skip(until: fails), "---#", error: Bad())
            time.expect(source.skip(until: sends), "--b-c-#", error: Bad())
            time.expect(subscriptions: source, "^--!", "^-----!")
        }
    }

    @Test func theStreamsEndReleasesTheTrigger() {
        marbleTest { time in
            let source = time.hot("a-|"), trigger = time.hot("---x")
            time.expect(source.skip(until: trigger), "--|")
            time.expect(subscriptions: trigger, "^-!")
        }
    }

    @Test func aStreamOpensItself() {
        marbleTest { time in
            let source = time.hot("a-b|")
            time.expect(source.skip(until: source), "a-b|")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("a-b-c-d-|"), trigger = time.hot("-----x--")
            time.expect(source.skip(until: trigger), "", during: "^--!")
            time.expect(subscriptions: source, "^--!")
            time.expect(subscriptions: trigger, "^--!")
        }
    }

    @Test func startsAfterAWhile() {
        marbleTest { time in
            let source = time.hot("a-b-c-d-|")
            time.expect(source.skip(for: .milliseconds(3)), "----c-d-|")
            time.expect(source.skip(for: .milliseconds(3)), "------d-|", during: "-^")
            time.expect(subscriptions: source, "^-------!", "-^------!")
        }
    }

    @Test("R37: nothing overflows", arguments: [.zero, .seconds(-5), .longest, .seconds(Int64.min)] as [Duration])
    func extremeDurations(duration: Duration) {
        marbleTest { time in
            let source = time.cold("-a-|")
            time.expect(source.skip(for: duration), duration > .zero ? "---|" : "-a-|")
        }
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            time.expect(time.driver("a-b-c-d|").skip(until: time.signal("---x")), "----c-d|")
            time.expect(time.signal("a-b-c-d|").skip(until: time.driver("---x")), "----c-d|")
            time.expect(time.driver("a-b-c-d|").skip(for: .milliseconds(3)), "----c-d|")
            time.expect(time.signal("a-b-c-d|").skip(for: .milliseconds(3)), "----c-d|")
        }
    }
}
