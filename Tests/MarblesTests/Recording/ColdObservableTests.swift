import Streams
import Testing

@testable import Marbles

private struct Bad: Error, Equatable {}

@Suite("cold sources") struct ColdObservableTests {
    let time = VirtualScheduler()

    @Test func timesCountFromEachSubscription() throws {
        let cold = try time.cold("a-b|")
        let first = time.record(cold)
        let second = try time.record(cold, during: "-----^")
        try time.run()
        #expect(
            first.events == [.next("a", at: .zero), .next("b", at: .milliseconds(2)), .completed(at: .milliseconds(3))])
        #expect(
            second.events
                == [
                    .next("a", at: .milliseconds(5)), .next("b", at: .milliseconds(7)),
                    .completed(at: .milliseconds(8)),
                ])
        #expect(
            cold.subscriptions
                == [
                    .init(subscribed: .zero, unsubscribed: .milliseconds(3)),
                    .init(subscribed: .milliseconds(5), unsubscribed: .milliseconds(8)),
                ])
    }

    @Test func anUnsubscribedSourceLeavesNothing() throws {
        let cold = try time.cold("--a--b--c|")
        let recorder = try time.record(cold, during: "^----!")
        time.advance(by: .milliseconds(5))
        #expect(recorder.values == ["a"])
        #expect(time.timers.deadlines.isEmpty)
        #expect(cold.subscriptions == [.init(subscribed: .zero, unsubscribed: .milliseconds(5))])
    }

    @Test("contract 10") func eventsHaveThePlaceOfTheSubscription() throws {
        let (one, two) = (try time.cold("--a"), try time.cold("--b"))
        let trace = Trace()
        let subscriptions = [two, one].map { $0.subscribe(onNext: { trace.note($0) }) }
        time.schedule(after: .milliseconds(2)) { trace.note("timer") }
        try time.run()
        #expect(trace.lines == ["b", "a", "timer"])
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test func failuresAndValues() throws {
        let failing = time.record(try time.cold("-#", error: Bad()))
        let numbers = time.record(try time.cold("12#", of: Int.self, error: Bad()))
        let mapped = time.record(try time.cold("a|", values: ["a": true]))
        try time.run()
        #expect(failing.events == [.failed(Bad(), at: .milliseconds(1))])
        #expect(numbers.values == [1, 2])
        #expect(mapped.values == [true])
        #expect(throws: MarbleError.self) { try time.cold("a^") }
    }
}
