import Streams
import StreamsTesting
import Testing

struct PairwiseTests {
    @Test func sendsEachWithTheOneBefore() {
        marbleTest { time in
            let source = time.hot("a-b-c-|")
            time.expect(source.pairwise(), "--x-y-|", values: ["x": ("a", "b"), "y": ("b", "c")], by: ==)
            time.expect(subscriptions: source, "^-----!")
        }
    }

    @Test func oneElementIsNoPair() {
        marbleTest { time in
            time.expect(time.cold("a-|").pairwise(), "--|", by: ==)
            time.expect(time.cold("a-#", error: Bad()).pairwise(), "--#", error: Bad(), by: ==)
        }
    }

    @Test func eachSubscriptionHasItsOwn() {
        marbleTest { time in
            let pairs = time.hot("a-b-c-|").pairwise().map { $0 + $1 }
            time.expect(pairs, "--x-y-|", values: ["x": "ab", "y": "bc"])
            time.expect(pairs, "----y-|", values: ["y": "bc"], during: "-^")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("a-b-c-|")
            time.expect(source.pairwise(), "--x", values: ["x": ("a", "b")], during: "^--!", by: ==)
            time.expect(subscriptions: source, "^--!")
        }
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            let values = ["x": ("a", "b"), "y": ("b", "c")] as [Character: (String, String)]
            time.expect(time.driver("a-b-c-|").pairwise(), "--x-y-|", values: values, by: ==)
            time.expect(time.signal("a-b-c-|").pairwise(), "--x-y-|", values: values, by: ==)
        }
    }
}
