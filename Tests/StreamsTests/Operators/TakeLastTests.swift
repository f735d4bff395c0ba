import Streams
import StreamsTesting
import Testing

struct TakeLastTests {
    @Test func sendsTheLastOnCompletion() {
        marbleTest { time in
            let source = time.hot("a-b-c-|")
            time.expect(source.takeLast(2), "------(bc|)")
            time.expect(source.takeLast(9), "------(abc|)")
            time.expect(source.takeLast(9), "------(bc|)", during: "-^")
            time.expect(subscriptions: source, "^-----!", "^-----!", "-^----!")
        }
    }

    @Test func lastIsTakeLastOne() {
        marbleTest { time in
            let source = time.hot("a-b-|")
            time.expect(source.last(), "----(b|)")
            time.expect(time.cold("--|").last(), "--|")
            time.expect(subscriptions: source, "^---!")
        }
    }

    @Test func noneOrLessOnlyEnds() {
        marbleTest { time in
            let source = time.hot("a-b-|")
            time.expect(source.takeLast(0), "----|")
            time.expect(source.takeLast(-7), "----|")
            time.expect(subscriptions: source, "^---!", "^---!")
        }
    }

    @Test func aFailureDropsThem() {
        marbleTest { time in time.expect(time.cold("a-b-#", error: Bad()).takeLast(2), "----#", error: Bad()) }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("a-b-|")
            time.expect(source.takeLast(2), "", during: "^--!")
            time.expect(subscriptions: source, "^--!")
        }
    }

    @Test("Contract 6: disposing in a handler stops the rest") func stopsInTheMiddle() {
        let log = Seen<String>()
        let subject = PublishSubject<Int, Never>()
        _ = subject.takeLast(3).take(2).subscribe(onNext: { log.add("\($0)") }, onCompleted: { log.add("|") })
        for x in 1...9 { subject.onNext(x) }
        subject.onCompleted()
        #expect(log.all == ["7", "8", "|"])
    }
}
