import Streams
import Testing

@testable import Marbles

private struct Bad: Error, Equatable {}

@Suite("hot sources") struct HotObservableTests {
    let time = VirtualScheduler()

    @Test func sendsAtAbsoluteTimesToWhoeverListens() throws {
        let hot = try time.hot("-a-^-b--c|")
        let first = time.record(hot)
        time.advance(by: .milliseconds(3))
        let second = time.record(hot)
        try time.run()
        #expect(
            first.events == [
                .next("b", at: .milliseconds(2)), .next("c", at: .milliseconds(5)), .completed(at: .milliseconds(6)),
            ])
        #expect(second.events == [.next("c", at: .milliseconds(5)), .completed(at: .milliseconds(6))])
        #expect(hot.events.first == .next("a", at: .milliseconds(-2)))
    }

    @Test func whoComesAfterTheEndGetsTheEnd() throws {
        let hot = try time.hot("a#", error: Bad())
        try time.run()
        let late = time.record(hot, during: SubscriptionWindow(subscribed: .milliseconds(5)))
        try time.run()
        #expect(late.events == [.failed(Bad(), at: .milliseconds(5))])
        #expect(hot.subscriptions == [SubscriptionWindow(subscribed: .milliseconds(5), unsubscribed: .milliseconds(5))])
    }

    @Test("R59: the log knows every subscription") func subscriptionsAreLogged() throws {
        let hot = try time.hot("-1-2-3-4|", of: Int.self)
        let all = time.record(hot)
        let taken = time.record(hot.filter { $0 > 2 }, during: SubscriptionWindow(subscribed: .milliseconds(2)))
        let window = try time.record(hot, during: "---^---!")
        try time.run()
        #expect(all.values == [1, 2, 3, 4])
        #expect(taken.values == [3, 4])
        #expect(window.values == [2, 3])
        let ms: (Int, Int) -> SubscriptionWindow = {
            .init(subscribed: .milliseconds($0), unsubscribed: .milliseconds($1))
        }
        #expect(hot.subscriptions == [ms(0, 8), ms(2, 8), ms(3, 7)])
        #expect(hot.log.openCount == 0)
    }

    @Test("R57: ties at the ends of a window") func windowTies() throws {
        let hot = try time.hot("--a--b--c--d|")
        let recorder = try time.record(hot, during: "--^-----!")
        let none = try time.record(hot, during: "-----(^!)")
        try time.run()
        #expect(recorder.events == [.next("a", at: .milliseconds(2)), .next("b", at: .milliseconds(5))])
        #expect(recorder.window == SubscriptionWindow(subscribed: .milliseconds(2), unsubscribed: .milliseconds(8)))
        #expect(none.events.isEmpty)
        #expect(none.window == SubscriptionWindow(subscribed: .milliseconds(5), unsubscribed: .milliseconds(5)))
    }

    @Test func whatTheTestSetsUpForTheSameTimeComesFirst() throws {
        let trace = Trace()
        let hot = try time.hot("-a")
        time.schedule(after: .milliseconds(1)) { trace.note("timer") }
        let subscription = hot.subscribe(onNext: { trace.note($0) })
        time.advance(by: .milliseconds(1))
        #expect(trace.lines == ["timer", "a"])
        subscription.dispose()
    }

    @Test func aSourceMadeWhileTimeRunsIsSetUpThen() throws {
        let trace = Trace()
        time.schedule(after: .milliseconds(3)) { [time] in
            _ = time.hot([
                Recorded<Int, Never>.next(1, at: .milliseconds(2)), .next(2, at: .milliseconds(3)),
                .next(3, at: .milliseconds(9)),
            ])
            .subscribe(onNext: { trace.note("\($0)", at: time) })
        }
        try time.run()
        #expect(trace.lines == ["3 2", "9 3"])
    }

    @Test func valuesOfAnyKind() throws {
        let mapped = try time.hot("a<seoul>(b|)", values: ["a": 1.5, "b": 2.5], named: ["seoul": 9])
        let failing = try time.hot("a#", values: ["a": [1]], error: Bad())
        let letters = try time.hot("a#", of: Character.self, error: Bad())
        let (first, second, third) = (time.record(mapped), time.record(failing), time.record(letters))
        try time.run()
        #expect(first.values == [1.5, 9, 2.5])
        #expect(second.events == [.next([1], at: .zero), .failed(Bad(), at: .milliseconds(1))])
        #expect(third.values == ["a"])
        #expect(throws: MarbleError.self) { try time.hot("a(") }
    }
}
