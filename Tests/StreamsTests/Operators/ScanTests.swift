import Streams
import StreamsTesting
import Testing

struct ScanTests {
    @Test func sendsEveryResult() {
        marbleTest { time in
            let source = time.hot("-1-2-3-|", of: Int.self)
            time.expect(source.scan(0, +), "-1-3-6-|")
            time.expect(subscriptions: source, "^------!")
        }
    }

    @Test func changesAValueInPlace() {
        marbleTest { time in
            let source = time.hot("-a-b-----|")
            let lists = source.scan(into: []) { (list: inout [String], element) in list.append(element) }
            time.expect(lists, "-x-y-----|", values: ["x": ["a"], "y": ["a", "b"]])
        }
    }

    @Test func eachSubscriptionStartsAnew() {
        marbleTest { time in
            let sums = time.cold("-1-2|", of: Int.self).scan(1, +)
            time.expect(sums, "-2-4|")
            time.expect(sums, "---2-4|", during: "--^")
        }
    }

    @Test func aFailureOfTheClosureEndsTheStream() {
        marbleTest { time in
            let source = time.hot("-1-2-3-|", of: Int.self, error: Bad())
            let sums = source.scan(0) { (sum, element) throws(Bad) in
                if element == 2 { throw Bad() }
                return sum + element
            }
            time.expect(sums, "-1-#", error: Bad())
            time.expect(subscriptions: source, "^--!")
        }
    }

    @Test func passesTheEndOn() {
        marbleTest { time in
            let failing = time.cold("1-#", of: Int.self, error: Bad())
            time.expect(failing.scan(0, +), "1-#", error: Bad())
            time.expect(time.cold("--|", of: Int.self).scan(0, +), "--|")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("-1-2-3-|", of: Int.self)
            time.expect(source.scan(0, +), "-1-3", during: "^---!")
            time.expect(subscriptions: source, "^---!")
        }
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            time.expect(time.driver("1-2-3-|", of: Int.self).scan(0, +), "1-3-6-|")
            let lists = time.signal("-a-b|").scan(into: "") { (text: inout String, element) in text += element }
            time.expect(lists, "-x-y|", values: ["x": "a", "y": "ab"])
            time.expect(time.signal("1-2-3-|", of: Int.self).scan(1, *), "1-2-6-|")
            time.expect(time.driver("a-b|").scan(into: "") { $0 += $1 }, "x-y|", values: ["x": "a", "y": "ab"])
        }
    }
}
