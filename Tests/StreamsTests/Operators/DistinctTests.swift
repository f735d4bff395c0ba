import Streams
import StreamsTesting
import Testing

struct DistinctTests {
    @Test func leavesOutWhatHasComeBefore() {
        marbleTest { time in
            let source = time.hot("a-b-a-c-b-|")
            time.expect(source.distinct(), "a-b---c---|")
            time.expect(source.distinct(), "----a-c-b-|", during: "---^")
            time.expect(subscriptions: source, "^---------!", "---^------!")
        }
    }

    @Test func leavesOutWhoseKeyHasComeBefore() {
        marbleTest { time in
            let source = time.hot("1-2-3-4-|", of: Int.self)
            time.expect(source.distinct(at: { $0 % 2 }), "1-2-----|")
        }
    }

    @Test func failures() {
        marbleTest { time in
            let source = time.hot("1-1-2-#", of: Int.self, error: Bad())
            time.expect(source.distinct(), "1---2-#", error: Bad())
            let throwing = source.distinct(at: { (x) throws(Bad) in
                if x == 2 { throw Bad() }
                return x
            })
            time.expect(throwing, "1---#", error: Bad())
            time.expect(subscriptions: source, "^-----!", "^---!")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("a-a-b-|")
            time.expect(source.distinct(), "a", during: "^--!")
            time.expect(subscriptions: source, "^--!")
        }
    }
}
