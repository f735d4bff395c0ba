import Streams
import StreamsTesting
import Testing

struct MapKeyPathTests {
    @Test func aKeyPathIsAClosure() {
        marbleTest { time in
            let words = time.hot("a-b-#", values: ["a": "x", "b": "xyz"], error: Bad())
            time.expect(words.map(\.count), "1-3-#", error: Bad())
            let path: any KeyPath<String, Int> & Sendable = \.count
            time.expect(words.map(path), "1-3-#", error: Bad())
        }
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            let words = time.hot("a-b-|", values: ["a": "x", "b": "xyz"])
            time.expect(words.asDriver().map(\.count), "1-3-|")
            time.expect(words.asSignal().map(\.count), "1-3-|")
        }
    }
}
