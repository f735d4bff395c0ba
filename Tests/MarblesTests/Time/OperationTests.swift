import Marbles
import Streams
import Testing

@MainActor @Suite("an operation in virtual time") struct OperationTests {
    struct Late: Error {}
    let time = VirtualScheduler()

    @Test func returnsItsValueOrItsError() async throws {
        let clock = time.clock
        let answer = try await time.run {
            try await clock.sleep(for: .seconds(5))
            return 42
        }
        #expect(answer == 42)
        #expect(time.now == .seconds(5))
        await #expect(throws: Late.self) {
            try await time.run {
                try await clock.sleep(for: .seconds(1))
                throw Late()
            }
        }
    }

    @Test func stopsWhenTheOperationHasEnded() async throws {
        time.schedule(after: .seconds(9)) {}
        try await time.run {}
        #expect(time.now == .zero)
    }

    @Test("C30: never hangs") func anOperationThatNeverEndsIsReported() async {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        let error = await #expect(throws: VirtualTimeOverrun.self) {
            try await time.run { for await _ in stream {} }
        }
        #expect(
            error?.description
                == "virtual time came to 0.0 seconds and nothing more is due, but the operation has not ended. "
                + "It waits for something that never comes, or that is outside of virtual time.")
        withExtendedLifetime(continuation) {}
        let clock = time.clock
        let endless = await #expect(throws: VirtualTimeOverrun.self) {
            try await time.run(limit: 50) { while true { try await clock.sleep(for: .seconds(1)) } }
        }
        #expect(endless?.limit == .times(50))
    }
}
