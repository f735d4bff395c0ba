import Streams
import StreamsTesting
import Testing

struct IgnoreElementsTests {
    @Test func onlyTheEndGetsThrough() {
        marbleTest { time in
            let source = time.hot("a-b-|")
            time.expect(source.ignoreElements(), "----|")
            time.expect(time.cold("a-#", error: Bad()).ignoreElements(), "--#", error: Bad())
            time.expect(subscriptions: source, "^---!")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("a-b-|")
            time.expect(source.ignoreElements(), "", during: "^--!")
            time.expect(subscriptions: source, "^--!")
        }
    }
}
