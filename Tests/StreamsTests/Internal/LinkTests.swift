import Streams
import Testing

@Suite struct LinkTests {
    /// A shared stream keeps its source by a link; freeing one frees the next one from inside.
    @MainActor
    @Test func chainsOfSharedStreamsAreFreed() {
        weak var last: DriverRelay<Int>?
        do {
            let relay = DriverRelay(0)
            last = relay
            var driver = relay.asDriver()
            for _ in 0..<1000 { driver = driver.map { $0 + 1 } }
        }
        #expect(last == nil)
    }

    @Test func aLongChainIsFreed() {
        weak var last: PublishRelay<Int>?
        do {
            let relay = PublishRelay<Int>()
            last = relay
            var stream = relay.asObservable()
            for _ in 0..<100_000 { stream = stream.map { $0 + 1 } }
        }
        #expect(last == nil)
    }
}
