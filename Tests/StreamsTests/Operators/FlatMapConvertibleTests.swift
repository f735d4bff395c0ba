import Streams
import StreamsTesting
import Testing

@Suite struct FlatMapConvertibleTests {
    @Test("A subject or a relay is a stream to every flat map, not an element") func subjects() {
        marbleTest { time in
            let taps = time.hot("a-b")
            let relay = BehaviorRelay("x")
            let merged = taps.flatMap { _ in relay }
            let latest = taps.flatMapLatest { _ in relay }
            let first = taps.flatMapFirst { _ in relay }
            let joined = taps.concatMap { _ in relay }
            time.expect(merged, "x-x")
            time.expect(latest, "x-x")
            time.expect(first, "x")
            time.expect(joined, "x")
        }
    }
}
