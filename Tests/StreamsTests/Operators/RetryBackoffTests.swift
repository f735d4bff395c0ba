import Marbles
import Streams
import StreamsTesting
import Testing

private struct Fixed: RandomNumberGenerator, Sendable {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
    }
}

@Suite struct RetryBackoffTests {
    /// When the attempts start, in milliseconds.
    private func starts(_ attempts: Int, _ backoff: Backoff, seed: UInt64 = 1) -> [Int] {
        withVirtualTime { time in
            let times = EventLog()
            let stream = Observable<Int, Bad>.fail(Bad())
                .do(onSubscribe: { times.add(Int(time.now / .milliseconds(1))) })
                .retry(attempts, backoff: backoff, using: Fixed(state: seed))
            let log = EventLog()
            let subscription = log.watch(stream)
            try? time.run()
            #expect(log.text == "#Bad() .")
            #expect(subscription.isDisposed)
            return times.text.split(separator: " ").compactMap { Int($0) }
        }
    }

    @Test func theDelaysGrow() {
        let ms = Duration.milliseconds(1)
        #expect(starts(4, .constant(ms * 10)) == [0, 10, 20, 30])
        #expect(starts(5, .linear(from: ms * 10, by: ms * 5, upTo: ms * 18)) == [0, 10, 25, 43, 61])
        #expect(starts(5, .exponential(from: ms * 100, upTo: ms * 350)) == [0, 100, 300, 650, 1000])
        #expect(starts(4, .exponential(from: ms * 100, factor: 1.5, upTo: .seconds(9))) == [0, 100, 250, 475])
    }

    @Test func zeroNegativeAndHugeDelays() {
        #expect(starts(3, .constant(.zero)) == [0, 0, 0])
        #expect(starts(3, .constant(.seconds(-5))) == [0, 0, 0])
        var delays = Backoff.exponential(from: .seconds(1), factor: 1e300, upTo: .seconds(Int64.max))
        #expect(starts(1, delays) == [0])
        delays = .exponential(from: .seconds(1), factor: .infinity, upTo: .seconds(3))
        #expect(starts(3, delays) == [0, 1000, 4000])
    }

    @Test func jitterShortensAndIsTheSameWithTheSameSeed() {
        let backoff = Backoff.constant(.seconds(1), jitter: 0.5)
        let times = starts(20, backoff)
        let delays = zip(times.dropFirst(), times).map { $0 - $1 }
        #expect(delays.allSatisfy { (500...1000).contains($0) })
        #expect(Set(delays).count > 10)
        #expect(starts(20, backoff) == times)
        #expect(starts(20, backoff, seed: 2) != times)
    }

    @Test func aFailureThatIsNotWorthItGoesThroughAtOnce() {
        let stream = failing().retry(backoff: .constant(.seconds(1)), where: { _ in false })
        #expect(EventLog.of(stream) == "1 #Bad() .")
    }

    @Test func disposalWhileWaitingCallsTheAttemptOff() {
        withVirtualTime { time in
            let log = EventLog()
            let subscription = log.watch(failing().retry(backoff: .constant(.milliseconds(10))))
            time.advance(by: .milliseconds(15))
            subscription.dispose()
            #expect(time.timers.nextDeadline == nil)
            time.advance(by: .seconds(1))
            #expect(log.text == "1 2 .")
        }
    }
}
