import Streams
import StreamsTesting
import Testing

struct EnumeratedTests {
    @Test func numbersTheElements() {
        marbleTest { time in
            let source = time.hot("a-b-c-|")
            let values = ["x": (0, "a"), "y": (1, "b"), "z": (2, "c")] as [Character: (index: Int, element: String)]
            time.expect(source.enumerated(), "x-y-z-|", values: values, by: ==)
            time.expect(subscriptions: source, "^-----!")
        }
    }

    @Test func eachSubscriptionStartsAtZero() {
        marbleTest { time in
            let numbers = time.hot("a-b-c-#", error: Bad()).enumerated().map(\.index)
            time.expect(numbers, "0-1-2-#", error: Bad())
            time.expect(numbers, "--0-1-#", error: Bad(), during: "-^")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("a-b-c-|")
            time.expect(source.enumerated().map(\.index), "0-1", during: "^--!")
            time.expect(subscriptions: source, "^--!")
        }
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            time.expect(time.driver("a-b-c-|").enumerated().map { $0.index }, "0-1-2-|")
            time.expect(time.signal("a-b-c-|").enumerated().map { $0.index }, "0-1-2-|")
        }
    }
}
