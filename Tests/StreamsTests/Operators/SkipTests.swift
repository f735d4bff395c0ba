import Streams
import StreamsTesting
import Testing

struct SkipTests {
    @Test func leavesTheFirstOut() {
        marbleTest { time in
            let source = time.hot("a-b-c-d-|")
            time.expect(source.skip(2), "----c-d-|")
            time.expect(source.skip(2), "------d-|", during: "-^")
            time.expect(source.skip(0), "a-b-c-d-|")
            time.expect(source.skip(-4), "a-b-c-d-|")
            time.expect(source.skip(.max), "--------|")
            time.expect(subscriptions: source, count: 5)
        }
    }

    @Test func leavesOutWhatSatisfies() {
        marbleTest { time in
            let source = time.hot("1-2-3-1-|", of: Int.self)
            time.expect(source.skip(while: { $0 < 3 }), "----3-1-|")
            time.expect(source.skip(while: { $0 < 9 }), "--------|")
            time.expect(subscriptions: source, "^-------!", "^-------!")
        }
    }

    @Test func theConditionIsAskedNoLongerThanNeeded() {
        let asked = Seen<Int>()
        _ = Observable<Int, Never>.of(1, 2, 3, 4).skip(while: { x in
            asked.add(x)
            return x < 2
        }).subscribe()
        #expect(asked.all == [1, 2])
    }

    @Test func failures() {
        marbleTest { time in
            let source = time.hot("1-2-3-#", of: Int.self, error: Bad())
            time.expect(source.skip(1), "--2-3-#", error: Bad())
            let throwing = source.skip(while: { (x) throws(Bad) in
                if x == 2 { throw Bad() }
                return true
            })
            time.expect(throwing, "--#", error: Bad())
            time.expect(subscriptions: source, "^-----!", "^-!")
        }
    }

    @Test func picksOneByItsNumber() {
        marbleTest { time in
            let source = time.hot("a-b-c-|")
            time.expect(source.element(at: 1), "--(b|)")
            time.expect(source.element(at: 0), "(a|)")
            time.expect(source.element(at: 3), "------|")
            time.expect(subscriptions: source, "^-!", "(^!)", "^-----!")
        }
    }

    @Test func aNegativeNumberDoesNotSubscribe() {
        marbleTest { time in
            let source = time.hot("a-b-c-|")
            time.expect(source.element(at: -1), "|")
            time.expect(subscriptions: source)
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("a-b-c-|")
            time.expect(source.skip(1), "--b", during: "^--!")
            time.expect(subscriptions: source, "^--!")
        }
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            time.expect(time.driver("1-2-3|", of: Int.self).skip(1), "--2-3|")
            time.expect(time.signal("1-2-3|", of: Int.self).skip(2), "----3|")
            time.expect(time.driver("1-2-1|", of: Int.self).skip(while: { $0 < 2 }), "--2-1|")
            time.expect(time.signal("1-2-1|", of: Int.self).skip(while: { $0 < 2 }), "--2-1|")
        }
    }
}
