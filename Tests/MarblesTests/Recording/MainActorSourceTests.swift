import Streams
import Testing

@testable import Marbles

@MainActor @Suite("driver and signal sources") struct MainActorSourceTests {
    let time = VirtualScheduler()

    @Test func aDriverGivesItsLatestValueToWhoComesLater() async throws {
        let driver = try time.driver("a-b--c|")
        let first = time.record(driver)
        let late = try time.record(driver, during: "---^-!")
        try await time.run()
        #expect(
            first.events == [
                .next("a", at: .zero), .next("b", at: .milliseconds(2)), .next("c", at: .milliseconds(5)),
                .completed(at: .milliseconds(6)),
            ])
        #expect(late.events == [.next("b", at: .milliseconds(3))])
        #expect(late.window == SubscriptionWindow(subscribed: .milliseconds(3), unsubscribed: .milliseconds(5)))
    }

    @Test func aDriverGivesItsLatestValueAfterNobodyListened() async throws {
        let source = time.driverSource(try MarbleDiagram.events("1--2", .hot, values: ["1": 1, "2": 2]))
        let driver = source.asDriver()
        let first = try time.record(driver, during: "^-!")
        let second = try time.record(driver, during: "----^-!")
        try await time.run()
        #expect(first.values == [1])
        #expect(second.events == [.next(2, at: .milliseconds(4))])
        #expect(
            source.subscriptions
                == [
                    .init(subscribed: .zero, unsubscribed: .milliseconds(2)),
                    .init(subscribed: .milliseconds(4), unsubscribed: .milliseconds(6)),
                ])
    }

    @Test func aSignalGivesNothingToWhoComesLater() async throws {
        let signal = try time.signal("12-3", of: Int.self)
        let late = try time.record(signal, during: "-^")
        let last = try time.record(try time.signal("a-b", values: ["a": "x", "b": "y"]), during: "-^")
        try await time.run()
        #expect(late.values == [2, 3])
        #expect(last.values == ["y"])
        #expect(late.isOpen)
        late.stop()
        #expect(!late.isOpen)
    }

    private final class Plain {
        let name: String
        init(_ name: String) { self.name = name }
    }

    @Test func elementsThatStayOnTheMainActorAreRecordedToo() async throws {
        let driver = try time.driver("a-b|").map(Plain.init)
        let recorder = time.record(driver)
        try await time.run()
        #expect(recorder.values.map(\.name) == ["a", "b"])
    }

    @Test("R30") func nothingHasToBePassed() async throws {
        try await withVirtualTime { time in
            let text = try time.driver("a-b-c----d|")
            let settled = time.record(text.debounce(.milliseconds(3)))
            try await time.run()
            #expect(
                settled.events == [
                    .next("c", at: .milliseconds(7)), .next("d", at: .milliseconds(10)),
                    .completed(at: .milliseconds(10)),
                ])
        }
    }
}
