import Streams
import StreamsTesting
import Testing

struct ReduceTests {
    @Test func sendsTheResultOnCompletion() {
        marbleTest { time in
            let source = time.hot("-1-2-3-|", of: Int.self)
            time.expect(source.reduce(0, +), "-------(6|)")
            time.expect(subscriptions: source, "^------!")
        }
    }

    @Test func anEmptyStreamGivesTheInitialValue() {
        marbleTest { time in
            time.expect(time.cold("--|", of: Int.self).reduce(7, +), "--(7|)")
            time.expect(time.cold("--|").toArray(), "--(x|)", values: ["x": []])
        }
    }

    @Test func changesAValueInPlace() {
        marbleTest { time in
            let source = time.hot("-a-b-----|")
            let list = source.reduce(into: []) { (list: inout [String], element) in list.append(element) }
            time.expect(list, "---------(x|)", values: ["x": ["a", "b"]])
        }
    }

    @Test func collectsAnArray() {
        marbleTest { time in
            let source = time.cold("-a-b-|")
            time.expect(source.toArray(), "-----(x|)", values: ["x": ["a", "b"]])
            time.expect(source.toArray(), "-------(x|)", values: ["x": ["a", "b"]], during: "--^")
            time.expect(subscriptions: source, "^----!", "--^----!")
        }
    }

    @Test func aFailureDropsTheResult() {
        marbleTest { time in
            let failing = time.cold("1-2#", of: Int.self, error: Bad())
            time.expect(failing.reduce(0, +), "---#", error: Bad())
            let source = time.hot("1-2-3|", of: Int.self, error: Bad())
            let sum = source.reduce(0) { (sum, element) throws(Bad) in
                if element == 2 { throw Bad() }
                return sum + element
            }
            time.expect(sum, "--#", error: Bad())
            time.expect(subscriptions: source, "^-!")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("-1-2-|", of: Int.self)
            time.expect(source.reduce(0, +), "", during: "^--!")
            time.expect(subscriptions: source, "^--!")
        }
    }

    @Test func aHandlerThatDisposesGetsNoCompletion() {
        let log = Seen<String>()
        let subject = PublishSubject<Int, Never>()
        let bag = DisposeBag()
        subject.reduce(0, +).subscribe(
            onNext: { sum in
                log.add("\(sum)")
                bag.dispose()
            }, onCompleted: { log.add("|") }
        ).disposed(by: bag)
        subject.onNext(3)
        subject.onCompleted()
        #expect(log.all == ["3"])
    }
}
