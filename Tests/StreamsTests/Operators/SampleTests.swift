import Streams
import StreamsTesting
import Testing

struct SampleTests {
    @Test func sendsTheLatestWhenTheTriggerSends() {
        marbleTest { time in
            let source = time.hot("a-b---c---d|"), trigger = time.hot("---x-x---x---x")
            time.expect(source.sample(trigger), "---b-----c---(d|)")
            time.expect(subscriptions: source, "^----------!")
            time.expect(subscriptions: trigger, "^------------!")
        }
    }

    @Test func completesWhenNothingCanBeSentAnyMore() {
        marbleTest { time in
            let source = time.hot("a-b---|"), trigger = time.hot("---x-x----x")
            time.expect(source.sample(trigger), "---b--|")
            time.expect(subscriptions: trigger, "^-----!")
        }
    }

    @Test func theTriggersEndIsItsLastElement() {
        marbleTest { time in
            let source = time.hot("a-b---c-"), trigger = time.hot("-x-|")
            time.expect(source.sample(trigger), "-a-(b|)")
            time.expect(subscriptions: source, "^--!")
        }
    }

    @Test func failuresOfBothKindsDropWhatIsPending() {
        marbleTest { time in
            let good = time.hot("a-b---c-", error: Bad()), bad = time.hot("a-#", error: Bad())
            let trigger = time.hot("-x-#", error: Bad())
            time.expect(good.sample(trigger), "-a-#", error: Bad())
            time.expect(bad.sample(trigger), "-a#", error: Bad())
            time.expect(subscriptions: good, "^--!")
            time.expect(subscriptions: trigger, "^--!", "^-!")
        }
    }

    @Test func aStreamSamplesItself() {
        marbleTest { time in
            let source = time.hot("a-b|")
            time.expect(source.sample(source), "a-b|")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("a-b---c-"), trigger = time.hot("-x-x-x")
            time.expect(source.sample(trigger), "-a", during: "^-!")
            time.expect(subscriptions: source, "^-!")
            time.expect(subscriptions: trigger, "^-!")
        }
    }

    @Test("C25: a trigger does not tick on for a stream that has ended") func releasesBoth() {
        let source = PublishSubject<Int, Never>(), trigger = PublishSubject<Int, Never>()
        let ticks = Seen<Int>()
        let end = source.sample(trigger.do(onNext: { ticks.add($0) })).subscribe()
        source.onNext(1)
        source.onCompleted()
        trigger.onNext(1)
        trigger.onNext(2)
        #expect(ticks.all == [1])
        #expect(end.isDisposed)
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            time.expect(time.driver("a-b---c|").sample(time.signal("---x-x---x")), "---b-----(c|)")
            time.expect(time.signal("a-b---c|").sample(time.driver("---x-x---x")), "---b-----(c|)")
        }
    }
}
