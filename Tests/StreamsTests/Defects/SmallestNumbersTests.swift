import Marbles
import Streams
import Testing

/// The smallest numbers there are are taken for what the documentation says of small ones.
struct SmallestNumbersTests {
    @Test func anIntervalOfTheSmallestDurationTicks() {
        withVirtualTime { time in
            let log = EventLog()
            _ = log.watch(Observable<Int, Never>.interval(.seconds(Int64.min)).skip(99).take(1))
            time.advance(by: .milliseconds(1))
            #expect(log.text == "99 | .")
        }
    }

    @Test func theSmallestNumberOfAttemptsIsOne() {
        withVirtualTime { _ in
            let stream = Observable<Int, Bad>.just(1)
            #expect(EventLog.of(stream.retry(.min)) == "1 | .")
            #expect(EventLog.of(stream.retry(.min, backoff: .constant(.zero))) == "1 | .")
        }
    }
}
